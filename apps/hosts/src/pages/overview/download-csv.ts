import type { RecordDay } from '@invitation/domain/event';
import type { Question } from '@invitation/domain/questions';
import type { GuestList } from '../../model/guest-list';
import { downloadFile } from '../download-file';
import type { HostsSite } from '../hosts-site';

/** The order of the keys does not change with a name or an answer. */
const sortedBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...items].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** The table of all guests, in an order that stays. */
export async function csvOf(
  days: readonly RecordDay[],
  { replies, unreadable, invitations, unreadableInvitations, arrivals }: GuestList,
  questions: readonly Question[] = [],
  hasLanguages = false,
): Promise<string> {
  const { csv } = await import('../../model/csv');
  return csv(
    days,
    {
      replies: sortedBy(replies, ({ key }) => key),
      unreadable: sortedBy(unreadable, ({ key }) => key),
    },
    {
      invitations: sortedBy(invitations, ({ id }) => id),
      unreadable: sortedBy(unreadableInvitations, ({ key }) => key),
    },
    arrivals,
    questions,
    hasLanguages,
  );
}

/** Saves the table as a file of the device. */
export const downloadCsv = async (
  { events, questions, guestTexts }: Pick<HostsSite, 'events' | 'questions' | 'guestTexts'>,
  list: GuestList,
): Promise<void> =>
  downloadFile(
    'guests.csv',
    'text/csv',
    await csvOf(events, list, questions, guestTexts.length > 1),
  );

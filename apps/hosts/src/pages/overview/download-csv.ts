import type { GuestList } from '../../model/guest-list';
import { downloadFile } from '../../parts/download-file';
import type { HostsSite } from '../../parts/hosts-site';

/** Saves the table of all guests as a file of the device. */
export async function downloadCsv(
  { events, questions, guestTexts }: Pick<HostsSite, 'events' | 'questions' | 'guestTexts'>,
  list: GuestList,
): Promise<void> {
  const { csv } = await import('../../model/csv');
  downloadFile(
    'guests.csv',
    'text/csv',
    csv({ days: events, questions }, list, guestTexts.length > 1),
  );
}

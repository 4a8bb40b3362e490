import { TEXT_NAMES } from '@invitation/domain/rsvp-fields';
import { answerOf } from '@invitation/hosts/model/guests';
import type { Invitations, PersonalInvitation } from '@invitation/hosts/model/invitations';
import type { Replies, Reply, Unreadable } from '@invitation/hosts/model/replies';
import type { Summary } from '@invitation/hosts/model/summary';
import { alignRows, cell, joinTexts, limitedRows } from './cells';
import { events } from './content';
import { formatTime } from './format';
import { headcountSections, unansweredSections } from './headcounts';
import { TEXT_HEADINGS } from './labels';
import { ROW_LIMIT, section } from './section';

const VISIBLE_CHARACTER = /[^\p{C}\p{Z}]/u;

const nameOf = ({ name = '', key }: Pick<Reply, 'name' | 'key'>): string =>
  cell(name) || `(no name, ${cell(key)})`;

/** The newest replies, without the days that a guest is not invited to. */
function newestRows(newest: readonly Reply[], { invitations }: Invitations): string {
  const byId = new Map(invitations.map((invitation) => [invitation.id, invitation]));
  const answersOf = (reply: Reply, invitation: PersonalInvitation | null): string =>
    events
      .filter(({ day }) => reply[day])
      .map((event) => ({ day: event.day, answer: answerOf({ reply, invitation }, event) }))
      .flatMap(({ day, answer }) => (answer === 'notInvited' ? [] : [`${day} ${answer}`]))
      .join(', ');
  return alignRows(
    newest.map((reply) => [
      formatTime(reply.lastRsvp),
      nameOf(reply),
      answersOf(reply, byId.get(reply.key) ?? null),
    ]),
  );
}

const dietaryRows = (dietary: Summary['dietary']): string =>
  limitedRows(
    dietary,
    ({ text, replies }) => [`${replies.length}`, cell(text), joinTexts(replies.map(nameOf))],
    ROW_LIMIT,
    '--json',
  );

/** The texts of each field with a heading. */
const textSections = (replies: readonly Reply[]): string[] =>
  TEXT_NAMES.flatMap((name) => {
    const heading = TEXT_HEADINGS[name];
    if (heading === null) return [];
    const written = replies.filter((reply) => VISIBLE_CHARACTER.test(reply[name] ?? ''));
    if (written.length === 0) return [];
    const toRow = (reply: Reply) => [nameOf(reply), cell(reply[name] ?? '')];
    return [section(heading, limitedRows(written, toRow, ROW_LIMIT, '--json'))];
  });

const duplicateRows = (duplicates: Summary['duplicates']): string =>
  limitedRows(
    duplicates,
    ({ reason, guests }) => [
      reason,
      joinTexts(
        guests.map(
          (guest) =>
            `${nameOf(guest)} (${guest.reply ? formatTime(guest.reply.lastRsvp) : 'open invitation'})`,
        ),
      ),
    ],
    ROW_LIMIT,
    '--json',
  );

function unreadableSections(
  one: string,
  many: string,
  unreadable: readonly Unreadable[],
): string[] {
  const { length } = unreadable;
  if (length === 0) return [];
  const heading = `${length} ${length === 1 ? `document is not ${one} and is` : `documents are not ${many} and are`} not counted above`;
  const toRow = ({ key, reason }: Unreadable) => [cell(key), cell(reason)];
  return [section(heading, limitedRows(unreadable, toRow, ROW_LIMIT, '--json'))];
}

const NO_INVITATIONS: Invitations = { invitations: [], unreadable: [] };

/** Formats the summary for a terminal (B9). */
export const tables = (
  summary: Summary,
  { replies, unreadable }: Replies,
  invitations = NO_INVITATIONS,
): string =>
  [
    ...headcountSections(summary, replies.length, invitations),
    ...unansweredSections(summary, invitations),
    section('Dietary restrictions of those who come', dietaryRows(summary.dietary)),
    section('Newest replies', newestRows(summary.newest, invitations)),
    ...textSections(replies),
    section('Likely duplicates', duplicateRows(summary.duplicates)),
    ...unreadableSections('an RSVP', 'RSVPs', unreadable),
    ...unreadableSections('an invitation', 'invitations', invitations.unreadable),
  ].join('\n\n');

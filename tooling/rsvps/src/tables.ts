import { DAYS } from '@invitation/domain/event';
import { FIELD_NAMES, type FieldNameOf, fieldOf } from '@invitation/domain/rsvp-fields';
import { cell, listed, rows, rowsOf } from './cells';
import { formatCount, formatTime } from './format';
import { TEXT_HEADINGS } from './labels';
import type { Replies, Reply } from './replies';
import type { Summary } from './summary';

const BAR_LENGTH = 30;
/** Most rows of a table, so that a flood of replies does not take minutes to print. */
const ROW_LIMIT = 200;
/** A character that somebody sees. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

const section = (heading: string, body: string): string => `${heading}\n${body || '  none'}`;

const nameOf = ({ name = '', key }: Reply): string => cell(name) || `(no name, ${cell(key)})`;

function bar(share: number): string {
  const filled = Math.round(share * BAR_LENGTH);
  return '█'.repeat(filled) + '░'.repeat(BAR_LENGTH - filled);
}

const headcountRows = (headcounts: Summary['headcounts'], total: number): string =>
  rows([
    ['day', 'yes', 'no', 'unanswered', 'guests named', ''],
    ...headcounts.map(({ day, yes, no, unanswered, guests }) => [
      day,
      ...[yes, no, unanswered, guests].map(String),
      bar(total === 0 ? 0 : yes / total),
    ]),
  ]);

const answersOf = (reply: Reply): string =>
  DAYS.filter((day) => reply[day])
    .map((day) => `${day} ${reply[day]}`)
    .join(', ');

const dietaryRows = (dietary: Summary['dietary']): string =>
  rowsOf(
    dietary,
    ({ text, replies }) => [`${replies.length}`, cell(text), listed(replies.map(nameOf))],
    ROW_LIMIT,
    '--json',
  );

/** What guests wrote into each text field that has a heading. */
const textSections = (replies: readonly Reply[]): string[] =>
  FIELD_NAMES.filter((name): name is FieldNameOf<'text'> => fieldOf(name).type === 'text').flatMap(
    (name) => {
      const heading = TEXT_HEADINGS[name];
      if (heading === null) return [];
      const written = replies.filter((reply) => VISIBLE.test(reply[name] ?? ''));
      if (written.length === 0) return [];
      const toRow = (reply: Reply) => [nameOf(reply), cell(reply[name] ?? '')];
      return [section(heading, rowsOf(written, toRow, ROW_LIMIT, '--json'))];
    },
  );

const duplicateRows = (duplicates: Summary['duplicates']): string =>
  rowsOf(
    duplicates,
    ({ reason, replies }) => [
      reason,
      listed(replies.map((reply) => `${nameOf(reply)} (${formatTime(reply.lastRsvp)})`)),
    ],
    ROW_LIMIT,
    '--json',
  );

function unreadableSections(unreadable: Replies['unreadable']): string[] {
  const { length } = unreadable;
  if (length === 0) return [];
  const heading = `${length} ${length === 1 ? 'document is not an RSVP and is' : 'documents are not RSVPs and are'} not counted above`;
  const toRow = ({ key, reason }: (typeof unreadable)[number]) => [cell(key), cell(reason)];
  return [section(heading, rowsOf(unreadable, toRow, ROW_LIMIT, '--json'))];
}

/** Formats the summary for a terminal (B9). */
export const tables = (
  { headcounts, dietary, newest, duplicates }: Summary,
  { replies, unreadable }: Replies,
): string =>
  [
    section(
      `Headcount (${formatCount(replies.length)})`,
      headcountRows(headcounts, replies.length),
    ),
    section('Dietary restrictions of those who come', dietaryRows(dietary)),
    section(
      'Newest replies',
      rows(newest.map((reply) => [formatTime(reply.lastRsvp), nameOf(reply), answersOf(reply)])),
    ),
    ...textSections(replies),
    section('Likely duplicates', duplicateRows(duplicates)),
    ...unreadableSections(unreadable),
  ].join('\n\n');

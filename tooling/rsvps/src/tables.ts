import stringWidth from 'string-width';
import type { Replies, Reply } from './replies';
import type { Summary } from './summary';

/** Longest text in a cell, in columns of the terminal. */
const CELL_LIMIT = 60;
const BAR_LENGTH = 30;
/** Times are told by the clocks of the celebration. */
const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/**
 * A guest's text on one line of a terminal: nothing in it moves the cursor or changes colours, and text from right to left
 * stays in its cell.
 */
function inCell(text: string): string {
  const plain = text
    .replaceAll(
      /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\u202a-\u202e\u2066-\u2069]+/gu,
      ' ',
    )
    .trim();
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    if (stringWidth(cut + segment) > CELL_LIMIT) return isolated(`${cut}…`);
    cut += segment;
  }
  return isolated(cut);
}

/** Between marks of the Unicode bidirectional algorithm (UAX 9), where a text needs them. */
const isolated = (text: string): string =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)
    ? `\u2068${text}\u2069`
    : text;

/** Rows whose columns stand below each other. */
function rows(cells: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...cells.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...cells.map((row) => stringWidth(row[column] ?? ''))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}

const section = (heading: string, body: string): string => `${heading}\n${body}`;
const nameOf = ({ name, key }: Reply): string =>
  name ? inCell(name) : `(no name, ${inCell(key)})`;
const timeOf = ({ lastRsvp }: Reply): string => (lastRsvp ? CLOCK.format(lastRsvp) : 'no time');

function bar(share: number): string {
  const filled = Math.round(share * BAR_LENGTH);
  return '█'.repeat(filled) + '░'.repeat(BAR_LENGTH - filled);
}

/** The summary for a terminal (B9). */
export function tables(
  { headcounts, dietary, newest, duplicates }: Summary,
  { replies, unreadable }: Replies,
): string {
  const answers = newest.map((reply) => [
    timeOf(reply),
    nameOf(reply),
    (['friday', 'saturday', 'sunday'] as const)
      .filter((day) => reply[day])
      .map((day) => `${day} ${reply[day]}`)
      .join(', '),
  ]);
  const none = '  none';
  return [
    section(
      `Headcount (${replies.length} ${replies.length === 1 ? 'reply' : 'replies'})`,
      rows([
        ['day', 'yes', 'no', 'open', 'guests named', ''],
        ...headcounts.map(({ day, yes, no, open, guests }) => [
          day,
          `${yes}`,
          `${no}`,
          `${open}`,
          `${guests}`,
          bar(replies.length === 0 ? 0 : yes / replies.length),
        ]),
      ]),
    ),
    section(
      'Dietary restrictions of those who come',
      dietary.length === 0
        ? none
        : rows(
            dietary.map(({ text, replies }) => [
              `${replies.length}`,
              inCell(text),
              replies.map(nameOf).join('; '),
            ]),
          ),
    ),
    section('Newest replies', answers.length === 0 ? none : rows(answers)),
    section(
      'Likely duplicates',
      duplicates.length === 0
        ? none
        : rows(
            duplicates.map(({ reason, replies }) => [
              reason,
              replies.map((reply) => `${nameOf(reply)} (${timeOf(reply)})`).join('; '),
            ]),
          ),
    ),
    ...(unreadable.length === 0
      ? []
      : [
          section(
            `${unreadable.length} ${unreadable.length === 1 ? 'document is no RSVP and is' : 'documents are no RSVPs and are'} not counted above`,
            rows(unreadable.map(({ key, reason }) => [inCell(key), inCell(reason)])),
          ),
        ]),
  ].join('\n\n');
}

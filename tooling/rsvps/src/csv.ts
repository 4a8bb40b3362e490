import { FIELD_NAMES } from '@invitation/domain/rsvp-fields';
import { stringify } from 'csv-stringify/sync';
import { removeInvisible } from './normalize';
import type { Replies } from './replies';

const COLUMNS = ['key', ...FIELD_NAMES, 'lastRsvp', 'problem'];

/**
 * A place within a text where a spreadsheet may start a new cell: it may separate cells by commas or semicolons, and may
 * ignore the quotes around a line break. Blanks, invisible characters and quotes may follow, which spreadsheets skip.
 * The last group is a character that starts a formula, in any of its widths. It may be empty, so that the match never
 * tries again and takes linear time.
 */
const CELL_START =
  /([,;\n])([\p{M}\p{Z}\p{C}"\p{Default_Ignorable_Code_Point}]*)([=+\-@＝＋－＠﹦﹢﹣﹫]?)/gu;

/** A text that no spreadsheet runs as a formula: an apostrophe precedes each character that would start one. */
function withoutFormulas(text: string): string {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);
  const readable = lines.map((line) => removeInvisible(line.replaceAll('\t', ' '))).join('\n');
  // The text's own start is like that of a line.
  return `\n${readable}`
    .replaceAll(CELL_START, (_, separator: string, blank: string, sign: string) =>
      sign === '' ? separator + blank : `${separator}${blank}'${sign}`,
    )
    .slice(1);
}

/**
 * Writes all replies as CSV (RFC 4180) in UTF-8 with a byte order mark, by which Excel recognizes UTF-8. Each document
 * has one row; one that is not an RSVP has its key and the problem. Line breaks within a text are \n. No text can run as
 * a formula (https://owasp.org/www-community/attacks/CSV_Injection), whether the spreadsheet separates cells by commas,
 * semicolons or tabs.
 */
export const csv = ({ replies, unreadable }: Replies): string =>
  stringify(
    [
      ...replies.map((reply) => ({ ...reply, lastRsvp: reply.lastRsvp?.toISOString() })),
      ...unreadable.map(({ key, reason }) => ({ key, problem: reason })),
    ],
    {
      bom: true,
      header: true,
      columns: COLUMNS,
      quoted: true,
      record_delimiter: 'windows',
      cast: { string: withoutFormulas },
    },
  );

import { asText } from './separated';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

export const isWebTable = (text: string): boolean =>
  /<t(?:able|r)[\s>]/i.test(text) && /<\/?t[dh][\s>]/i.test(text);

/** The rows of the tables in HTML, as web services write them into files called `.xls`. */
export const webTableRows = (html: string): readonly (readonly string[])[] =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1>/gi, '')
    .split(/<tr[\s>]/i)
    .slice(1)
    .map((row) =>
      row
        .split(/<t[dh](?=[\s>])/i)
        .slice(1)
        .map((cell) => textIn(cell.slice(cell.indexOf('>') + 1).split(/<\/t[dh]\s*>/i)[0] ?? '')),
    )
    .filter((cells) => cells.length > 0);

/**
 * The table that was copied from Word or from a mail, as text with tabs. Its plain text breaks a cell with several lines into rows, or
 * has no tabs at all. Spreadsheets set such a cell in quotation marks.
 *
 * @param html of the clipboard
 * @param plain what the browser would insert
 * @returns `null` if the plain text is as good
 */
export function pastedTable(html: string, plain: string): string | null {
  if (!isWebTable(html)) return null;
  const rows = webTableRows(html);
  const isBroken = rows.some((cells) => cells.some((cell) => cell.includes('\n')));
  const hasColumns = rows.some((cells) => cells.length > 1);
  const isUseful = (isBroken && !plain.includes('"')) || (hasColumns && !plain.includes('\t'));
  return isUseful ? asText(rows) : null;
}

/** The character with this number; `\ufffd` if there is none, as in browsers. */
const characterOf = (code: number): string =>
  code > 0x10_ffff ? '\ufffd' : String.fromCodePoint(code);

const textIn = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li)>\s*(?=\S)/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) =>
      decimal || hex
        ? characterOf(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
        : (ENTITIES[String(name).toLowerCase()] ?? entity),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

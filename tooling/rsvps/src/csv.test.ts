import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv } from './csv';

/**
 * Reads a table as a spreadsheet does. Any line break outside of quotes ends a row, whatever the file's own are. Quotes
 * count at the start of a cell only; text after the closing quote goes on.
 */
function readTable(text: string, separators: string, quotes: boolean): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let atStart = true;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') cell += text.charAt(++index);
      else quoted = false;
    } else if (quotes && atStart && character === '"') {
      quoted = true;
      atStart = false;
    } else if (separators.includes(character)) {
      row.push(cell);
      [cell, atStart] = ['', true];
    } else if (/[\n\r\v\f\u0085\u2028\u2029]/.test(character)) {
      if (character === '\r' && text[index + 1] === '\n') index++;
      rows.push([...row, cell]);
      [row, cell, atStart] = [[], '', true];
    } else {
      cell += character;
      atStart = false;
    }
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

const table = (...names: string[]): string =>
  csv({ replies: names.map((name, index) => ({ key: `${index}`, name })), unreadable: [] });
/** The name column, as a spreadsheet reads it that separates cells by commas. */
const namesIn = (text: string): (string | undefined)[] =>
  readTable(text.slice(1), ',', true)
    .slice(1)
    .map((row) => row[1]);

const READERS = [',', ';', '\t', ',;\t'].flatMap((separators) =>
  [true, false].map((quotes) => ({ separators, quotes })),
);
const BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const BLANKS = ['\0', '\u001b', ' ', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u200d', '\u00ad'];
const FORMULAS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const STARTS_FORMULA = /^[\s\p{C}"]*[=+\-@＝＋－＠]/u;

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...BREAKS, ...BLANKS, ...FORMULAS),
      fc.constantFrom(',', ';', '\t', '"', '""', "'", 'x', '40', "cmd|' /C calc'!A0"),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('The table for a spreadsheet', () => {
  it('has a row for each document, also for one that is not an RSVP', () => {
    const text = csv({
      replies: [
        {
          key: '1',
          name: 'Ada, "the first"\nof her name',
          lastRsvp: new Date('2025-08-01T12:00:00Z'),
        },
      ],
      unreadable: [{ key: '2', reason: 'friday: maybe' }],
    });
    expect(text.startsWith('\ufeff"key","name","guest","friday"')).toBe(true);
    const rows: unknown = parse(text, {
      bom: true,
      columns: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    expect(rows).toMatchObject([
      { key: '1', name: 'Ada, "the first"\nof her name', lastRsvp: '2025-08-01T12:00:00.000Z' },
      { key: '2', name: '', problem: 'friday: maybe' },
    ]);
  });

  it.each([
    ['vegan\n=40+2', "vegan\n'=40+2"],
    ['vegan\r=40+2', "vegan\n'=40+2"],
    ['x;=40+2;', "x;'=40+2;"],
    ['x;"=40+2"', 'x;"\'=40+2"'],
    ['x\t=40+2', 'x =40+2'],
    ['\0=40+2', "'=40+2"],
    ['\ufeff \u200b＝40+2', " '＝40+2"],
    ["'-", "'-"],
    ['Zoë, "no nuts" - really', 'Zoë, "no nuts" - really'],
    ['👩‍❤️‍👩 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم', '👩‍❤️‍👩 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم'],
  ])('writes %j as %j', (text, written) => {
    expect(namesIn(table(text))).toEqual([written]);
  });

  it('starts no cell with a formula, however a spreadsheet separates cells', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (name, guest, dietaryRestrictions) => {
        const text = csv({
          replies: [{ key: '1', name, guest, dietaryRestrictions }],
          unreadable: [{ key: name, reason: guest }],
        });
        const cells = READERS.flatMap(({ separators, quotes }) =>
          readTable(text, separators, quotes).flat(),
        );
        expect(cells.filter((cell) => STARTS_FORMULA.test(cell))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps rows together, and all that can be seen', () => {
    const seen = (text = '') => text.replaceAll(/[\s\p{C}']/gu, '');
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 4 }), (names) => {
        expect(namesIn(table(...names)).map(seen)).toEqual(names.map(seen));
      }),
      { numRuns: 1_000 },
    );
  });

  it('leaves a text without formulas as it is', () => {
    const harmless = fc.stringMatching(/^[A-Za-zÀ-ž0-9 ,;"'().:!?&/\n]*$/);
    fc.assert(
      fc.property(harmless, (name) => {
        expect(namesIn(table(name))).toEqual([name]);
      }),
    );
  });
});

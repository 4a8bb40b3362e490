import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { expect, it } from 'vitest';
import { tableCsv, unescapeFormulas } from './table-csv';

/** Reads a table like a spreadsheet: quotes count only at the start of a cell, and text may follow them. */
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

/** What a spreadsheet that separates cells by commas reads in a column with these texts. */
const readBack = (...texts: string[]): (string | undefined)[] => {
  const rows = texts.map((text) => ({ text }));
  const [, ...written] = readTable(tableCsv(['text'], rows).slice(1), ',', true);
  return written.map(([cell]) => cell);
};

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

it('writes columns whose names have dots, quotes or formulas', () => {
  const text = tableCsv(['no. of cats', '=1+1'], [{ 'no. of cats': 2, '=1+1': 'x' }]);
  expect(text).toBe('\ufeff"no. of cats","\'=1+1"\r\n"2","x"\r\n');
});

it('unescapes what was escaped', () => {
  expect(readBack('-x;=y')).toEqual(["'-x;'=y"]);
  const text = fc.stringMatching(/^[-=+@,; "\nA-z0-9ß]*$/);
  fc.assert(
    fc.property(text, (text) => {
      expect(readBack(text).map((cell = '') => unescapeFormulas(cell))).toEqual([text]);
    }),
  );
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
  ['\u202eadA', 'adA'],
  ['Zoë, "no nuts" - really', 'Zoë, "no nuts" - really'],
  ['👩‍❤️‍👩 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم', '👩‍❤️‍👩 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم'],
])('writes %j as %j', (text, written) => {
  expect(readBack(text)).toEqual([written]);
});

it('starts no cell with a formula, for every separator of cells', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (one, two, three) => {
      const text = tableCsv(['a', 'b'], [{ a: one, b: two }, { b: three }]);
      const cells = READERS.flatMap(({ separators, quotes }) =>
        readTable(text, separators, quotes).flat(),
      );
      expect(cells.filter((cell) => STARTS_FORMULA.test(cell))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('keeps rows and visible characters', () => {
  const seen = (text = '') => text.replaceAll(/[\s\p{C}']/gu, '');
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 4 }), (texts) => {
      expect(readBack(...texts).map(seen)).toEqual(texts.map(seen));
    }),
    { numRuns: 1_000 },
  );
});

it('does not change a text without formulas', () => {
  const harmless = fc.stringMatching(/^[A-Za-zÀ-ž0-9 ,;"'().:!?&/\n]*$/);
  fc.assert(
    fc.property(harmless, (text) => {
      expect(readBack(text)).toEqual([text]);
    }),
  );
});

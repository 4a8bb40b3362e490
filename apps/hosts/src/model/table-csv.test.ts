import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableCsv, unescapeFormulas } from './table-csv';

const written = (text: string): string => {
  const rows: string[][] = parse(tableCsv(['text'], [{ text }]), {
    bom: true,
    record_delimiter: '\r\n',
  });
  return rows[1]?.[0] ?? '';
};

it('writes columns whose names have dots, quotes or formulas', () => {
  const text = tableCsv(['no. of cats', '=1+1'], [{ 'no. of cats': 2, '=1+1': 'x' }]);
  expect(text).toBe('\ufeff"no. of cats","\'=1+1"\r\n"2","x"\r\n');
});

it('unescapes what was escaped', () => {
  expect(written('-x;=y')).toBe("'-x;'=y");
  const text = fc.stringMatching(/^[-=+@,; "\nA-z0-9ß]*$/);
  fc.assert(
    fc.property(text, (text) => {
      expect(unescapeFormulas(written(text))).toBe(text);
    }),
  );
});

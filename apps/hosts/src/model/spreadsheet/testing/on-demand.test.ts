import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const files = globSync('**/*.{ts,tsx}', { cwd: root.pathname }).filter(
  (path) => !/\.(test|stories)\.|testing\//.test(path),
);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const importing = (pattern: RegExp) => files.filter((path) => pattern.test(textOf(path))).sort();

it('the readers of workbooks and contacts load with the first such file', () => {
  expect(importing(/from 'read-excel-file/)).toEqual(['model/spreadsheet/read/workbook.ts']);
  expect(importing(/from 'ical\.js'/)).toEqual(['model/spreadsheet/read/contact-cards.ts']);
  expect(importing(/^import (?!type)[^;]*\/(workbook|contact-cards)'/m)).toEqual([]);
});

it('the writers of templates load with the first one', () => {
  expect(importing(/from 'write-excel-file/)).toEqual([
    'model/spreadsheet/write/template-workbook.ts',
  ]);
  expect(importing(/^import (?!type)[^;]*\/(template|template-workbook)'/m)).toEqual([
    'model/spreadsheet/write/template-workbook.ts',
  ]);
});

it('the telephones of all countries load with the pages of the import and of reminders', () => {
  expect(importing(/from 'libphonenumber-js/)).toEqual([
    'model/spreadsheet/contacts/phone-numbers.ts',
    'model/spreadsheet/contacts/whole-number.ts',
  ]);
  const outside = importing(
    /^import (?!type)[^;]*spreadsheet\/(meaning\/guest-table|plan\/import(er|-plan)|contacts\/(phone-numbers|read-notes|whole-number))'/m,
  );
  expect(outside).toEqual(['pages/import/import-page.tsx', 'pages/reminders/reminders-page.tsx']);
});

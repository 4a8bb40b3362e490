import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGuests } from './guests';

const folder = mkdtempSync(join(tmpdir(), 'guests-'));
function write(content: string | Uint8Array): string {
  const file = join(folder, 'guests.csv');
  writeFileSync(file, content);
  return file;
}
const read = (content: string | Uint8Array) => readGuests(write(content));

it.each([',', ';', '\t'])('reads a table with the separator %j', (separator) => {
  const rows = [
    ['\ufeffName ', 'DAYS', 'People', 'Table no.', ''],
    ['Margarida & João', ' Weekend ', '2', '7', ''],
    ['', '', '', '', ''],
    ['"Silva, Ada\n& family"', 'saturday', ' 12', '', ''],
  ];
  const { guests, otherColumns } = read(rows.map((row) => row.join(separator)).join('\r\n'));
  expect(otherColumns).toEqual(['Table no.']);
  expect(guests).toMatchObject([
    {
      row: 2,
      id: undefined,
      card: { name: 'Margarida & João', days: 'weekend', people: 2 },
      cells: { 'Table no.': '7' },
    },
    { row: 4, card: { name: 'Silva, Ada\n& family', days: 'saturday', people: 12 } },
  ]);
});

it('reads names and ids that a table for spreadsheets has escaped', () => {
  const { guests } = read(`id,name,days,people\n'-${'x'.repeat(31)},'=Ada,weekend,1`);
  expect(guests).toMatchObject([{ id: `-${'x'.repeat(31)}`, card: { name: '=Ada' } }]);
});

it.each([
  ['name,days\nAda,weekend', ['row 1, people: The column is missing.']],
  ['name,days,people', ['row 2, name: There is no guest.']],
  ['', ['row 1, name: The', 'row 1, days: The', 'row 1, people: The']],
  ['name,Name,days,people\nA,B,weekend,1', ['row 1, column 2: Another column has the name "name"']],
  ['name,days,people,\nAda,weekend,1,vegan', ['row 1, column 4: It has no name.']],
  [
    'name,days,people\nAda,weekend,1.5',
    ['row 2, people: Please enter a whole number from 1 to 20'],
  ],
  ['name,days,people\nAda,weekend,21', ['row 2, people: Please enter a whole number from 1 to 20']],
  [
    `name,days,people\n${'x'.repeat(201)},weekend,1`,
    ['row 2, name: Please keep this to 200 characters; it has 201.'],
  ],
  ['name,days,people\nZoe,weekend,1\n ZOË ,saturday,1', ['row 3, name: Row 2 has the same name.']],
  [
    `id,name,days,people\n${'a'.repeat(22)},Ada,weekend,1\n${'a'.repeat(22)},Eve,weekend,1`,
    ['row 3, id: Row 2 has the same id.'],
  ],
])('lists every fault of %j', (text, faults) => {
  const file = write(text);
  const message = `${file} has ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}, so nothing was written:`;
  expect(() => readGuests(file)).toThrow(message);
  for (const fault of faults) expect(() => readGuests(file)).toThrow(`  - ${fault}`);
});

it('rejects what is no CSV file in UTF-8', () => {
  expect(() => readGuests(join(folder, 'none.csv'))).toThrow('none.csv could not be read (ENOENT');
  expect(() => read(Buffer.from('name,days,people\nZo\xeb,weekend,1', 'latin1'))).toThrow(
    'is not a text in UTF-8. Save it as "CSV UTF-8"',
  );
  expect(() => read('name,days,people\n"Ada,weekend,1')).toThrow(
    'is not a CSV file: Quote Not Closed',
  );
});

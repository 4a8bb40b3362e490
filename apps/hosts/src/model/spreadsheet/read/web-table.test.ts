import { expect, it } from 'vitest';
import { guestsOf, planOf } from '../testing/read-list';
import { pastedTable } from './web-table';

const cell = (...lines: readonly string[]) =>
  `<td width=160 style='border:solid'>${lines.map((line) => `<p class=MsoNormal><span lang=EN-US>${line}<o:p></o:p></span></p>`).join('')}</td>`;
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
<table class=MsoTableGrid><tr>${cell('Name')}${cell('Address')}</tr>
<tr>${cell('Carl Okoye')}${cell('12 Main Street', 'Springfield')}</tr>
<tr>${cell('Ana', 'Rui')}${cell('')}</tr></table><!--EndFragment--></body></html>`;

it('reads a table of Word, whose cells have several lines', () => {
  const text = pastedTable(
    WORD,
    'Name\tAddress\nCarl Okoye\t12 Main Street\nSpringfield\nAna\nRui\t\n',
  );
  expect(guestsOf(planOf(text ?? ''))).toEqual([
    expect.objectContaining({
      card: 'Carl Okoye',
      people: 1,
      address: '12 Main Street\nSpringfield',
    }),
    expect.objectContaining({ people: 2, members: ['Ana', 'Rui'] }),
  ]);
});

it('reads a table of a mail, whose plain text has no tabs', () => {
  const mail =
    '<div><table><tr><td>Name</td><td>People</td></tr><tr><td>Ann&nbsp;Lee</td><td>2</td></tr></table></div>';
  const text = pastedTable(mail, 'Name\nPeople\nAnn Lee\n2');
  expect(guestsOf(planOf(text ?? ''))).toEqual([
    expect.objectContaining({ card: 'Ann Lee', people: 2 }),
  ]);
});

it('reads a number that is no character', () => {
  const table = '<table><tr><td>Ann&#x110000;</td><td>2</td></tr></table>';
  expect(pastedTable(table, 'Ann')).toBe('Ann\ufffd\t2');
});

it.each([
  ['a spreadsheet', '<table><tr><td>Ann</td><td>a<br>b</td></tr></table>', 'Ann\t"a\nb"'],
  ['simple cells', '<table><tr><td>Ann</td><td>2</td></tr></table>', 'Ann\t2'],
  ['a text without a table', '<p>Ann</p>', 'Ann'],
])('keeps the plain text of %s', (_, html, plain) => {
  expect(pastedTable(html, plain)).toBeNull();
});

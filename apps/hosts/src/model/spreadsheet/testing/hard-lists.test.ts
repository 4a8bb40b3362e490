import { expect, it } from 'vitest';
import { readGuestTable } from '../meaning/read-guest-table';
import { planImport } from '../plan/import-plan';
import { FRIDAY_TO_SUNDAY, guestsOf, planOf, SITE, textOfList } from './read-list';

const brief = (plan: ReturnType<typeof planOf>) =>
  guestsOf(plan).map(({ card, people }) => `${card} ${people}`);

it.each(['34-windows1252.csv', '37-utf16le-unicode-text.txt', '38-utf16be.csv'])(
  '%s is right',
  async (name) => {
    expect(brief(planOf(await textOfList(name)))).toEqual([
      'José Peña 2',
      'Zoë Müller 1',
      'Inês Conceição 2',
      'Ann Lee 1',
    ]);
  },
);

it.each(['35-windows1254.csv', '39-macroman.csv', '26-plain.ods', '26b-plain.xls'])(
  '%s is refused with the way out',
  async (name) => {
    await expect(textOfList(name)).rejects.toThrow(/choose that file\.$/);
  },
);

it('07b is as 07, and a web page with a table is read', async () => {
  const [one, other] = await Promise.all(
    ['07-outlook.csv', '07b-outlook-windows1252.csv'].map(textOfList),
  );
  expect(guestsOf(planOf(other ?? ''))).toEqual(guestsOf(planOf(one ?? '')));
  expect(brief(planOf(await textOfList('28-html-as-xls.xls')))).toEqual(['Ada Silva 2']);
});

it('reads a workbook', async () => {
  expect(guestsOf(planOf(await textOfList('25-theknot.xlsx')))).toMatchObject([
    { card: 'Ada Silva', people: 1, email: 'ada@example.com', phone: '2125550101' },
    { card: 'Ann Lee', people: 1 },
  ]);
});

it('names answers, and leaves them out, but counts people who are invited', async () => {
  const attending = planOf(await textOfList('15-guest-attending.csv'), {});
  expect(attending).toMatchObject({ replies: ['Attending', 'Attendees'], waiting: 4, faults: [] });
  const counted = planOf(await textOfList('47-attending-declined-awaiting.csv'));
  expect(brief(counted)).toEqual(['Ada Silva 2', 'Carl Okoye 1', 'Ann Lee 1', 'The Costas 4']);
});

it('asks which column has the names, and does as the host says', async () => {
  const text = await textOfList('17-german.csv');
  expect(planOf(text).faults).toHaveLength(1);
  const chosen = planOf(
    text,
    undefined,
    new Map([
      [0, 'name'],
      [1, 'companions'],
    ]),
  );
  expect(guestsOf(chosen)).toMatchObject([
    { members: ['Anna Weiß', 'Jonas Weiß', 'Mia', 'Tom'], people: 4, children: ['Mia', 'Tom'] },
    { card: 'Karl Groß', people: 2 },
    { card: 'Oma Hilde', people: 1 },
    { card: 'Fam. Bauer', people: 4 },
  ]);
});

it('asks once per word for days', async () => {
  const text = await textOfList('54-days-words.csv');
  const plan = planOf(text, { days: 'weekend' });
  expect(plan).toMatchObject({ unknownDays: ['Friday and Saturday'], waiting: 1, faults: [] });
  expect(guestsOf(plan).map(({ days }) => days)).toEqual([
    'weekend',
    'weekend',
    'saturday',
    'saturday',
    'weekend',
    'saturday',
    'weekend',
  ]);
  const said = planOf(text, { days: 'weekend', words: { 'friday and saturday': 'saturday' } });
  expect(said).toMatchObject({ waiting: 0, added: { length: 8 } });
});

it('reads damaged telephones, and those of Argentina as they are dialled from abroad', async () => {
  const text = await textOfList('61-phones-damaged.csv');
  const plan = planOf(text);
  expect(plan.withheld.map(({ row }) => row)).toEqual([2, 6]);
  expect(guestsOf(plan).map(({ phone }) => phone)).toEqual([
    undefined,
    '7700900123',
    '212-555-0101',
    '+1 212 555 0103',
    undefined,
    '+351912345678',
    '011 15 6677-3399',
    '2125550104',
  ]);
  const inArgentina = { ...SITE, events: FRIDAY_TO_SUNDAY('America/Argentina/Buenos_Aires') };
  const there = planOf(text, undefined, undefined, inArgentina);
  expect(guestsOf(there)[6]?.phone).toBe('+54 9 11 6677 3399');
});

it('keeps two guests of one name apart, now and in the next import', async () => {
  const text = await textOfList('64-same-name.csv');
  const first = planOf(text);
  expect(first.namesakes).toEqual(['John Smith']);
  const invitations = first.added.map(({ id, card }) => ({ id, ...card }));
  const notes = new Map(first.added.map(({ id, notes }) => [id, notes]));
  const again = planImport(readGuestTable(text, SITE), invitations, SITE, [], notes);
  expect(again).toMatchObject({ added: [], changed: [], faults: [], unchanged: { length: 3 } });
});

it('asks once for 0 and empty cells, reads words for numbers, and tells rows with too many cells', async () => {
  const zero = planOf(await textOfList('67-numbers-0.csv'), { days: 'weekend' });
  expect(zero).toMatchObject({ waiting: 2, faults: [], asks: ['days', 'people'] });
  const odd = planOf(await textOfList('68-people-odd.csv'), { days: 'weekend' });
  expect(brief(odd)).toEqual(['Ada Silva 3', 'Carl Okoye 2', 'Ann Lee 3', 'Ben Okoye 3']);
  expect(odd).toMatchObject({ waiting: 1, faults: [] });
  const extra = planOf(await textOfList('69-extra-heading-cells.csv'));
  expect(extra.faults.map(({ row }) => row)).toEqual([2, 4]);
});

it('names the own heading of the list in each sentence', () => {
  const { faults, withheld } = planOf(
    'Gast;Gäste;Handy;E-Mail geschäftlich;Stichworte\nAda Silva;99;;;\nBo Lee;2;ruf an;bo@;a\n',
  );
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Column “Gäste”: .*“99”\.$/),
  ]);
  expect(withheld.map(({ message }) => message)).toEqual([
    'Column “Handy”: “ruf an” can’t be a phone number.',
    'Column “E-Mail geschäftlich”: “bo@” can’t be an email address.',
  ]);
});

it.each([
  ['Name\n"Ana; Ana"', 'Name', 'Ana; Ana'],
  ['Household,Guests\nRoes,Ana & Ana Roe', 'Guests', 'Ana & Ana Roe'],
  ['Household,First name,Last name\nLee,Ana,Lee\nLee,Ana,Lee', 'First name', 'Ana'],
])('asks about two people of one name in %j', (text, column, cell) => {
  const { faults, added } = planOf(text);
  expect(added).toEqual([]);
  expect(faults.map(({ message }) => message)).toEqual([
    `Column “${column}”: Two people have the same name. Add what tells them apart, such as a last name. The cell says “${cell}”.`,
  ]);
});

it('leaves out a line of totals in a list without headings', () => {
  const { added, skipped } = planOf('Ada Silva\nGesamt,–,x\nBo Lee');
  expect(added.map(({ card }) => card.name)).toEqual(['Ada Silva', 'Bo Lee']);
  expect(skipped).toMatchObject([{ row: 2 }]);
});

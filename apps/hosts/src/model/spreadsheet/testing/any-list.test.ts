import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { searchText } from '@invitation/domain/record/text-forms';
import { expect, it } from 'vitest';
import { guestsOf, planOf } from './read-list';

/** Headings of the same columns in eight languages. */
const HEADINGS: readonly (readonly [string, string, string, string, string])[] = [
  ['Name', 'People', 'Email', 'Table', 'Notes'],
  ['Gast', 'Anzahl Personen', 'E-Mail', 'Tisch', 'Bemerkung'],
  ['Nombre', 'Nº de personas', 'Correo electrónico', 'Mesa', 'Notas'],
  ['Nome', 'Número de pessoas', 'E-mail', 'Mesa', 'Observações'],
  ['Invité', 'Nombre de personnes', 'Courriel', 'Table', 'Remarques'],
  ['Ospite', 'Numero di persone', 'Posta elettronica', 'Tavolo', 'Note'],
  ['Naam', 'Aantal personen', 'E-mailadres', 'Tafel', 'Opmerkingen'],
  ['Imię i nazwisko', 'Liczba osób', 'Adres e-mail', 'Stół', 'Uwagi'],
  ['Guest name', 'Party size', 'Email address', 'Table number', 'Comments'],
];
const TOTALS = [
  'Total',
  'Gesamt',
  'Suma',
  'Totale',
  'Totaal',
  'Razem',
  'Grand total:',
  'Summe',
  '',
];

const FIRST = ['Ada', 'Zoë', 'Łukasz', 'José', 'Ann', 'Oğuz', 'Mary-Jane', 'Ines'];
const LAST = ['Silva', 'O’Brien', 'Weiß', 'de Sá', 'Okoye', 'Nguyễn', 'Kim'];
const name = fc
  .tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST))
  .map((parts) => parts.join(' '));
const guest = fc.record({
  name,
  people: fc.integer({ min: 1, max: 12 }),
  email: fc.constantFrom('', 'ada@example.com', 'z.o@example.org'),
  table: fc.constantFrom('', '1', '12', 'Head table'),
  note: fc.constantFrom('', 'aunt', 'brings "cake"; late', 'two\nlines', '5, Elm St'),
});
const SIGN = { ',': /[,"\n]/, ';': /[;"\n]/, '\t': /[\t"\n]/, '|': /[|"\n]/ } as const;
type Separator = keyof typeof SIGN;

const list = fc.record({
  guests: fc.uniqueArray(guest, {
    minLength: 3,
    maxLength: 12,
    selector: (each) => searchText(each.name),
  }),
  headings: fc.constantFrom(...HEADINGS),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }),
  separator: fc.constantFrom<Separator>(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  casing: fc.constantFrom<(text: string) => string>(
    String,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
  ),
  title: fc.constantFrom('', 'Our wedding guest list', 'Boda de Nora y Sam'),
  total: fc.option(fc.constantFrom(...TOTALS), { nil: null }),
});

it('any list of known columns becomes the same invitations', () => {
  fc.assert(
    fc.property(list, ({ guests, headings, order, separator, lineEnd, casing, title, total }) => {
      const quoted = (cell: string) =>
        SIGN[separator].test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
      const line = (cells: readonly string[]) =>
        order.map((at) => quoted(cells[at] ?? '')).join(separator);
      const sum = guests.reduce((all, { people }) => all + people, 0);
      const rows = [
        ...(title ? [title, ''] : []),
        line(headings.map((heading) => casing(heading))),
        ...guests.map((each) =>
          line([each.name, String(each.people), each.email, each.table, each.note]),
        ),
        ...(total === null ? [] : [line([total, String(sum), '', '', ''])]),
      ];
      const plan = planOf(rows.join(lineEnd), { days: 'weekend' });
      expect(plan.faults).toEqual([]);
      expect(
        guestsOf(plan).map(({ card, people, email = '', table = '', note = '' }) => ({
          name: card,
          people,
          email,
          table,
          note,
        })),
      ).toEqual(guests);
    }),
    { numRuns: 200 },
  );
});

/** Texts in lists that are not guests. */
const NO_GUESTS = [
  '4',
  '12.0',
  '3,5',
  '-',
  '–',
  '?',
  'Total',
  'Summe',
  'TOTAL:',
  'Confirmed: 2',
  'Name',
  '2026',
  '#',
  'Total guests',
  'Gesamt',
];

it('no guest is called a number, a heading or a total', () => {
  const other = fc.constantFrom('', '2', 'x', 'Ada');
  const noGuest = fc.constantFrom(...NO_GUESTS);
  const row = fc.oneof(
    fc.tuple(noGuest, fc.oneof(noGuest, fc.constant('')), other),
    fc.tuple(name, fc.oneof(noGuest, other), other),
    fc.tuple(fc.constant(''), noGuest, other),
  );
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(
        'Name,People,Note',
        'First name,Last name,Phone',
        'Household,Guests,Table',
        '',
      ),
      (rows, headings) => {
        const text = [
          headings,
          ...rows.map((cells) =>
            cells.map((each) => (each.includes(',') ? `"${each}"` : each)).join(','),
          ),
        ].join('\n');
        const { added } = planOf(text);
        for (const { card } of added) {
          for (const called of [card.name, ...(card.members ?? [])]) {
            expect(called).toMatch(/\p{L}/u);
            expect(searchText(called)).not.toMatch(
              /^(?:grand )?(?:total|summe|gesamt|name)\b|^confirmed/,
            );
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('a row with a total or a heading is no guest in a text without columns', () => {
  const called = (text: string) => planOf(text).added.map(({ card }) => card.name);
  expect(called('\nAda Silva,TOTAL:,x\nSumme,,Ada')).toEqual(['Ada Silva,TOTAL:,x']);
  expect(called('\nName,?,Ada')).toEqual([]);
});

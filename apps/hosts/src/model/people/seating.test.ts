import { WEEKEND } from '@invitation/domain/fixtures/days';
import { person } from '@invitation/domain/fixtures/people';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { HOSTS_LANGUAGES, wordsIn } from '@invitation/domain/words/run-time';
import { expect, it } from 'vitest';
import { FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import type { PersonalInvitation } from '../store/collections';
import { comingOnAny, joinGuests } from './guests';
import { emptySeats, readTables, seatingOf, tablesOf } from './seating';

const { guests } = handCountedPeople();
const keyOf = (name: string) => guests.find((guest) => guest.name === name)?.key ?? '';
const NOTES = new Map<string, GuestNotes>([
  [keyOf('The Costas'), { table: '10', seats: ['Tom = 9', 'Nobody = 3'] }],
  [keyOf('The Rossis'), { table: ' 10 ' }],
]);

const shown = (days: readonly (typeof FOUR_EVENTS)[number][]) =>
  seatingOf(days, guests, NOTES).map(({ table, seats, heads }) => [
    table,
    heads,
    seats.map(({ guest, person, heads }) => person?.name ?? `${heads} of ${guest.name}`).join(', '),
  ]);

it('seats each person at their own table, and everybody else at the table of the guest', () => {
  const [nine, ten, none] = shown(FOUR_EVENTS.slice(1, 2));
  expect(nine).toEqual(['9', 1, 'Tom']);
  expect(ten).toEqual(['10', 4, 'Ana, Rui, 2 of The Rossis']);
  expect(none?.[0]).toBe('');
});

it.each([FOUR_EVENTS, ...FOUR_EVENTS.map((event) => [event])].map((days) => ({ days })))(
  'seats as many as come',
  ({ days }) => {
    const coming = guests.reduce((sum, guest) => sum + comingOnAny(guest, days), 0);
    const seated = seatingOf(days, guests, NOTES).reduce((sum, { heads }) => sum + heads, 0);
    expect(seated).toBe(coming);
  },
);

it('lists the tables of people who do not come, or have another name', () => {
  const names = (days: readonly (typeof FOUR_EVENTS)[number][]) =>
    emptySeats(days, guests, NOTES).map(({ guest, name, table }) => [name ?? guest.name, table]);
  expect(names(FOUR_EVENTS.slice(1, 2))).toEqual([['Nobody', '3']]);
  expect(names(FOUR_EVENTS.slice(0, 1))).toEqual([
    ['The Costas', '10'],
    ['Tom', '9'],
    ['Nobody', '3'],
    ['The Rossis', '10'],
  ]);
});

it('reads the tables that hosts write, with their seats', () => {
  const { tables, faults } = readTables('Table 1 = 8\n2=10\n\n Garden \nHead table = 12');
  expect([...tables]).toEqual([
    ['1', 8],
    ['2', 10],
    ['Garden', null],
    ['Head table', 12],
  ]);
  expect(faults).toEqual({});
  expect(readTables('1 = 8\n2 = eight').faults).toEqual({ line: '2 = eight' });
  expect(readTables('= 8').faults).toEqual({ line: '= 8' });
  expect(readTables('x'.repeat(81)).faults.line).toHaveLength(81);
  expect(readTables('1 = 8\nTable 1').faults).toEqual({ twice: '1' });
  expect(readTables().tables.size).toBe(0);
});

it.each(HOSTS_LANGUAGES)('reads a numbered table as hosts write it in %s', async (language) => {
  const { tables } = await wordsIn(language);
  expect([...readTables(`${tables.table('12')} = 8`).tables]).toEqual([['12', 8]]);
});

it('says the tables of a guest whose people sit apart', () => {
  const tablesOn = (name: string, ...days: (typeof FOUR_EVENTS)[number][]) =>
    guests.filter((guest) => guest.name === name).flatMap((guest) => tablesOf(guest, days, NOTES));
  expect(tablesOn('The Costas', ...FOUR_EVENTS)).toEqual(['9', '10']);
  expect(tablesOn('The Costas', ...FOUR_EVENTS.slice(3))).toEqual(['10']);
  expect(tablesOn('The Rossis', ...FOUR_EVENTS)).toEqual(['10']);
  expect(tablesOn('The Okafors', ...FOUR_EVENTS)).toEqual([]);
});

it('passes the seat of a +1 to the person who gets a name later', () => {
  const notes = new Map<string, GuestNotes>([['carl', { table: '3', seats: ['+1 = 5'] }]]);
  const seatedAs = (...names: string[]) => {
    const reply = {
      key: 'carl',
      name: 'Carl',
      saturday: 'yes',
      people: names.map((name) => person(name, 'saturday')),
    } as const;
    const invitation = { id: 'carl', name: 'Carl', days: 'weekend', people: 4, members: ['Carl'] };
    const party = joinGuests([reply], [invitation as PersonalInvitation]);
    const at = seatingOf(WEEKEND, party, notes).map(({ table, seats }) => [
      table,
      ...seats.map(({ person }) => person?.name),
    ]);
    return [...at, ...emptySeats(WEEKEND, party, notes).map(({ name }) => ['empty', name])];
  };
  expect(seatedAs('Carl', '+1')).toEqual([
    ['3', 'Carl'],
    ['5', '+1'],
  ]);
  expect(seatedAs('Carl', 'Zoe')).toEqual([
    ['3', 'Carl'],
    ['5', 'Zoe'],
  ]);
  // A reply has the newest names last.
  expect(seatedAs('Carl', 'Bob', 'Zoe')).toEqual([
    ['3', 'Carl', 'Bob'],
    ['5', 'Zoe'],
  ]);
  expect(seatedAs('Carl', '+1', 'Zoe')).toEqual([
    ['3', 'Carl', 'Zoe'],
    ['5', '+1'],
  ]);
  expect(seatedAs('Carl')).toEqual([
    ['3', 'Carl'],
    ['empty', '+1'],
  ]);
});

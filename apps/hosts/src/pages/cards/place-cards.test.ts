import { person } from '@invitation/domain/fixtures/people';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { expect, it } from 'vitest';
import { COURSE, FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { placeCardsOf } from './place-cards';

const { guests } = handCountedPeople();
const costas = guests.find(({ name }) => name === 'The Costas')?.key ?? '';
const NOTES = new Map<string, GuestNotes>([[costas, { table: '2', seats: ['Tom = 1'] }]]);
const FRIDAY = FOUR_EVENTS.slice(1, 2);

it('prints a card for each person who comes, with table and meal', () => {
  const cards = placeCardsOf(FRIDAY, COURSE, guests, NOTES);
  expect(cards.slice(0, 3).map(({ name, table, meal }) => [name, table, meal])).toEqual([
    ['Tom', '1', "Children's meal"],
    ['Ana', '2', 'Fish'],
    ['Rui', '2', 'Fish'],
  ]);
  // Their names are unknown, but not their meals. The Webers have chosen one for only one person.
  const mealsOf = (guest: string) =>
    cards.filter(({ name }) => name === guest).map(({ meal }) => meal);
  expect(mealsOf('The Rossis')).toEqual(['Fish', 'Fish']);
  expect(mealsOf('The Webers')).toEqual(['Meat', '']);
  expect(cards).toHaveLength(16);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(16);
});

it('prints as many cards as people come if their names are unknown', () => {
  const reply = {
    key: 'ada',
    name: 'Ada',
    guest: 'Grace',
    friday: 'yes',
    fridayPeople: 3,
  } as const;
  const ada = { ...reply, reply, arrivals: {}, invitation: null };
  const names = placeCardsOf(FRIDAY, COURSE, [ada], new Map()).map(({ name }) => name);
  expect(names).toEqual(['Ada', 'Grace', 'Ada']);
});

it('prints the name of the guest for a person without one', () => {
  const reply = {
    key: 'ada',
    name: 'The Lovelaces',
    friday: 'yes',
    people: [person('Ada', 'friday'), person('+1', 'friday')],
  } as const;
  const ada = { ...reply, reply, arrivals: {}, invitation: null };
  const names = placeCardsOf(FRIDAY, COURSE, [ada], new Map()).map(({ name }) => name);
  expect(names).toEqual(['Ada', 'The Lovelaces']);
});

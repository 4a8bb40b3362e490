import { WEEKEND } from '@invitation/domain/fixtures/days';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { expect, it } from 'vitest';
import { guestListOf } from '../../testing/guest-list-of';
import { type GuestsSearch, guestsSearchSchema, searchGuests } from './guests-search';

const { guests } = guestListOf({
  replies: [
    {
      key: 'both',
      name: 'Bea',
      friday: 'yes',
      saturday: 'yes',
      dietaryRestrictions: 'Vegan',
      lastRsvp: new Date('2025-08-01'),
    },
    {
      key: 'one',
      name: 'Cleo',
      friday: 'no',
      saturday: 'yes',
      dietaryRestrictions: ' ',
      lastRsvp: new Date('2025-08-02'),
    },
    { key: 'none', name: 'Dora', friday: 'no', saturday: 'no' },
    { key: 'card', name: 'Ada', friday: 'no', saturday: 'no' },
  ],
  invitations: [
    { id: 'card', name: 'Ada', days: 'saturday', people: 2 },
    { id: 'open', name: 'Grace', days: 'weekend', people: 1 },
  ],
});
const found = (search: GuestsSearch, text = '') =>
  searchGuests(WEEKEND, guests, text, search).map(({ key }) => key);

it('Without a search, all guests are found in alphabetical order', () => {
  expect(found({})).toEqual(['card', 'both', 'one', 'none', 'open']);
});

it('The search and every filter must accept a guest', () => {
  expect(found({ day: 'saturday', answer: 'yes' }, 'CLÉO')).toEqual(['one']);
  expect(found({ day: 'friday', answer: 'yes' }, 'cleo')).toEqual([]);
});

it('Guests are filtered by the answer to a day, and by the invitation to it', () => {
  expect(found({ day: 'friday', answer: 'yes' })).toEqual(['both']);
  expect(found({ day: 'friday', answer: 'no' })).toEqual(['one', 'none']);
  expect(found({ day: 'friday', answer: 'unanswered' })).toEqual(['open']);
  expect(found({ day: 'friday', answer: 'notInvited' })).toEqual(['card']);
  expect(found({ day: 'friday' })).toEqual(['both', 'one', 'none', 'open']);
});

it('Guests are filtered by the answers to all days', () => {
  expect(found({ answer: 'yes' })).toEqual(['both', 'one']);
  expect(found({ answer: 'no' })).toEqual(['card', 'none']);
  expect(found({ answer: 'unanswered' })).toEqual(['open']);
  expect(found({ answer: 'notInvited' })).toEqual(['card']);
});

it('Only guests with an invitation have yet to answer', () => {
  const list = guestListOf({
    replies: [{ key: 'walk-in', name: 'Wes', saturday: 'yes' }],
    invitations: [{ id: 'open', name: 'Grace', days: 'weekend', people: 1 }],
  });
  const search = searchGuests(WEEKEND, list.guests, '', { answer: 'unanswered' });
  expect(search.map(({ key }) => key)).toEqual(['open']);
});

it('White space is no diet', () => {
  expect(found({ diet: true })).toEqual(['both']);
});

it('The newest replies come first, and those without one last', () => {
  expect(found({ sort: 'newest' })).toEqual(['one', 'both', 'card', 'none', 'open']);
});

it.each<[GuestsSearch['since'], string[]]>([
  ['hour', []],
  ['day', ['one']],
  ['week', ['both', 'one']],
])('finds replies of the last %s', (since, keys) => {
  const now = new Date('2025-08-02T23:59:00Z');
  const accepted = searchGuests(WEEKEND, guests, '', { since }, [], new Map(), now);
  expect(accepted.map(({ key }) => key)).toEqual(keys);
});

it('Guests with the most people come first, each number in alphabetical order', () => {
  expect(found({ sort: 'people' })).toEqual(['both', 'one', 'open', 'card', 'none']);
});

it('Unknown values of an address are ignored', () => {
  expect(guestsSearchSchema(WEEKEND).parse({ day: 'monday', answer: 'yes', sort: 1 })).toEqual({
    answer: 'yes',
  });
});

it.each<[GuestsSearch, string[]]>([
  [{ tag: 'Family' }, ['Ada', 'Bea']],
  [{ table: '7' }, ['Ada']],
  [{ table: '8' }, ['Ada', 'Bea']],
  [{ tag: 'Family', noted: 'thanked' }, ['Bea']],
  [{ tag: 'Family', noted: 'notThanked' }, ['Ada']],
  [{ noted: 'cardPrinted' }, ['Ada']],
  [{ noted: 'reminded' }, ['Cleo']],
])('finds by what hosts noted: %j', (search, names) => {
  const notes = new Map<string, GuestNotes>([
    ['card', { table: '7', seats: ['Rui = 8'], tags: ['Family'], cardPrintedAt: new Date(0) }],
    ['both', { table: ' 8 ', tags: ['Work', 'Family'], thankedAt: new Date(0), phone: '912' }],
    ['one', { email: 'a@example.com', remindedAt: new Date(0) }],
  ]);
  const found = (by: GuestsSearch) =>
    searchGuests(WEEKEND, guests, '', by, [], notes).map(({ name }) => name);
  expect(found(search)).toEqual(names);
  expect(found({ noted: 'noContact' })).toEqual(
    guests.map(({ name }) => name).filter((name) => !['Bea', 'Cleo'].includes(name)),
  );
  expect(found({ noted: 'noTable' })).not.toContain('Ada');
});

it('A day’s answer finds every guest of whom somebody gave it', () => {
  const list = guestListOf({
    invitations: [{ id: 'four', name: 'Four', days: 'weekend', people: 4 }],
    replies: [
      { key: 'four', name: 'Four', friday: 'yes', fridayPeople: 3, saturday: 'no' },
      { key: 'door', name: 'At the door', saturday: 'yes', saturdayPeople: 2 },
    ],
  });
  const on = (day: 'friday' | 'saturday', answer: GuestsSearch['answer']) =>
    searchGuests(WEEKEND, list.guests, '', { day, answer }).map(({ key }) => key);
  expect([on('friday', 'yes'), on('friday', 'no')]).toEqual([['four'], ['four']]);
  expect([on('friday', 'unanswered'), on('friday', 'notInvited')]).toEqual([[], ['door']]);
  expect([on('saturday', 'yes'), on('saturday', 'no')]).toEqual([['door'], ['four']]);
});

it('Guests are filtered by a yes whose invitation was withdrawn', () => {
  const yes = { name: 'Otto', friday: 'yes' } as const;
  const list = guestListOf({
    invitations: [{ id: 'invited', name: 'Otto', days: 'weekend', people: 1 }],
    replies: [
      { ...yes, key: 'invited', id: 'invited' },
      { ...yes, key: 'withdrawn', id: 'withdrawn' },
      { ...yes, key: 'password' },
      { ...yes, key: 'no', id: 'no', friday: 'no' },
    ],
  });
  const found = searchGuests(WEEKEND, list.guests, '', { invitation: 'withdrawn' });
  expect(found.map(({ key }) => key)).toEqual(['withdrawn']);
});

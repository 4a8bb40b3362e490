import { friday } from '@invitation/domain/fixtures/events/friday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import type { Arrivals } from '@invitation/domain/guest-list/arrivals';
import { expect, it } from 'vitest';
import { EMPTY_GUEST_LIST, listGuests } from '../../model/people/guest-list';
import type { GuestListState } from '../../model/store/hosts-backend';
import { arrivals, guestsAtDoor, keepOrder } from './door-guests';

const LIST = {
  ...EMPTY_GUEST_LIST,
  replies: [
    { key: 'no', name: 'Åsa', friday: 'no' },
    { key: 'yes', name: 'Bo', friday: 'yes' },
    { key: 'surprise', name: 'Cleo', friday: 'no' },
  ],
  invitations: [
    { id: 'yes', name: 'Bo & Co', days: 'weekend', people: 3 },
    { id: 'surprise', name: 'Cleo', days: 'weekend', people: 1 },
    { id: 'open', name: 'Asta', days: 'weekend', people: 2 },
    { id: 'other', name: 'Dora', days: 'saturday', people: 2 },
  ],
  arrivals: [
    { key: 'surprise', people: { 'friday/a': 1 } },
    { key: 'gone', people: { 'friday/a': 3, 'saturday/a': 1 } },
  ],
};
const listed = listGuests(EMPTY_GUEST_LIST, {
  ...LIST,
  replies: [...LIST.replies, { key: 'gone', name: 'Eve' }],
} as GuestListState);
const { guests, otherArrivals } = listGuests(listed, LIST as GuestListState);
const all = [...otherArrivals, ...guests];
const keys = (text: string) => guestsAtDoor(all, friday, text).map(({ key }) => key);

it('The door shows those who come first, then those who may come', () => {
  expect(keys('')).toEqual(['gone', 'yes', 'open', 'surprise']);
});

it('A search at the door finds every guest, without regard to accents and case', () => {
  expect(keys('AS')).toEqual(['open', 'no']);
  expect(keys('dora')).toEqual(['other']);
  expect(keys('co bo')).toEqual(['yes']);
});

it('A search finds the arrivals of a guest who was deleted', () => {
  expect(keys('eve')).toEqual(['gone']);
  expect(guestsAtDoor(all, sunday, 'eve')).toEqual([]);
});

const withArrivals = (key: string, arrivals: Arrivals) =>
  all.map((guest) => (guest.key === key ? { ...guest, arrivals } : guest));

it('A search ends with arrivals without a name, because one of them may be meant', () => {
  const nameless = listGuests(EMPTY_GUEST_LIST, LIST as GuestListState);
  const found = (text: string) =>
    guestsAtDoor([...nameless.otherArrivals, ...nameless.guests], friday, text);
  expect(found('eve')).toMatchObject([{ key: 'gone', name: '' }]);
  expect(found('dora')).toMatchObject([{ key: 'other' }, { key: 'gone', name: '' }]);
});

it('Who was counted separately comes first, whatever the answer', () => {
  const separately = withArrivals('no', { 'friday/a': 2, 'friday/b': 2 });
  expect(guestsAtDoor(separately, friday, '').map(({ key }) => key)[0]).toBe('no');
});

it('Both numbers of the door count the same people', () => {
  // Three came with a guest who was deleted.
  expect(arrivals(all, friday)).toEqual({ least: 4, most: 4, expected: 7, missing: 3 });
  // Of the three with Bo, one has come, then two more than expected.
  const withBo = (people: number) => withArrivals('yes', { 'friday/a': people });
  expect(arrivals(withBo(1), friday)).toEqual({ least: 5, most: 5, expected: 7, missing: 2 });
  expect(arrivals(withBo(5), friday)).toEqual({ least: 9, most: 9, expected: 9, missing: 0 });
});

it('The number of the door is open until somebody decides', () => {
  const separately = withArrivals('yes', { 'friday/a': 2, 'friday/b': 2 });
  expect(arrivals(separately, friday)).toEqual({ least: 6, most: 8, expected: 8, missing: 0 });
});

it('Rows stay where they are when the list changes, and new ones are the last', () => {
  const sorted = guestsAtDoor(guests, friday, '');
  const kept = keepOrder(sorted, ['surprise', 'deleted', 'other', 'open'], guests);
  // Nobody looks for `other` now, but a row that goes would move the rows below it.
  expect(kept.map(({ key }) => key)).toEqual(['surprise', 'other', 'open', 'yes']);
});

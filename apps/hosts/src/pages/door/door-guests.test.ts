import { friday } from '@invitation/domain/fixtures/events/friday';
import { expect, it } from 'vitest';
import { EMPTY_GUEST_LIST, listGuests } from '../../model/guest-list';
import { arrivals, guestsAtDoor, keepOrder } from './door-guests';

const { guests } = listGuests(EMPTY_GUEST_LIST, {
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
  arrivals: [{ key: 'surprise', people: { friday: 1 } }],
});
const keys = (text: string) => guestsAtDoor(guests, friday, text).map(({ key }) => key);

it('The door shows those who come first, then those who may come', () => {
  expect(keys('')).toEqual(['yes', 'open', 'surprise']);
});

it('A search at the door finds every guest, without regard to accents and case', () => {
  expect(keys('AS')).toEqual(['open', 'no']);
  expect(keys('dora')).toEqual(['other']);
  expect(keys('co bo')).toEqual(['yes']);
});

const OTHERS = [{ key: 'gone', name: '', arrivals: { friday: 3, saturday: 1 } }];

it('Both numbers of the door count the same people', () => {
  expect(arrivals(guests, [], friday)).toEqual({ arrived: 1, expected: 4 });
  // Of the three with Bo, one has come, then two more than expected. Three came with a guest who was deleted.
  const withBo = (people: number) =>
    guests.map((guest) =>
      guest.key === 'yes' ? { ...guest, arrivals: { friday: people } } : guest,
    );
  expect(arrivals(withBo(1), OTHERS, friday)).toEqual({ arrived: 5, expected: 7 });
  expect(arrivals(withBo(5), OTHERS, friday)).toEqual({ arrived: 9, expected: 9 });
});

it('Rows stay where they are when the list changes, and new ones are the last', () => {
  const sorted = guestsAtDoor(guests, friday, '');
  const kept = keepOrder(sorted, ['surprise', 'deleted', 'other', 'open'], guests);
  // Nobody looks for `other` any more, but a row that goes would move those below it.
  expect(kept.map(({ key }) => key)).toEqual(['surprise', 'other', 'open', 'yes']);
});

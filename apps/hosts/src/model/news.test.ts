import { WEEKEND } from '@invitation/domain/fixtures/days';
import { expect, it } from 'vitest';
import { joinGuests } from './guests';
import { newsState, readersOf, type SentNews, textFor } from './news';

const guests = joinGuests(
  [
    { key: 'weekend', id: 'weekend', name: 'Ada', friday: 'no', saturday: 'yes' },
    { key: 'saturday', id: 'saturday', name: 'Bob', friday: 'no', saturday: 'yes' },
    { key: 'password-weekend', name: 'Cleo', friday: 'yes', saturday: 'no' },
    { key: 'password-saturday', name: 'Dan', friday: 'no', saturday: 'yes' },
    { key: 'declined', name: 'Eve', friday: 'no', saturday: 'no' },
  ],
  [
    { id: 'weekend', name: 'Ada', days: 'weekend', people: 1 },
    { id: 'saturday', name: 'Bob', days: 'saturday', people: 1 },
    { id: 'open', name: 'Fay', days: 'weekend', people: 1 },
    { id: 'arrived', name: 'Gil', days: 'weekend', people: 1 },
  ],
  [{ key: 'arrived', people: { 'saturday/phone': 1 } }],
);

it.each<[SentNews['guests'], string[]]>([
  ['saturday', ['weekend', 'saturday', 'password-weekend', 'password-saturday', 'arrived']],
  ['weekend', ['weekend', 'password-weekend', 'arrived']],
])('news for %s concern guests who come, or have arrived', (audience, keys) => {
  const readers = readersOf(WEEKEND, guests, { guests: audience }, 'open');
  expect(new Set(readers.map(({ key }) => key))).toEqual(new Set(keys));
});

it('before replies open, news concern whoever is invited and has not declined', () => {
  const readers = readersOf(WEEKEND, guests, { guests: 'weekend' }, 'before');
  expect(new Set(readers.map(({ key }) => key))).toEqual(
    new Set(['weekend', 'password-weekend', 'arrived', 'open']),
  );
});

it('the text is in the language of a guest, or in all that it has', () => {
  const text = { 'pt-PT': 'Jantar às 19h', 'en-GB': 'Dinner at 7pm' };
  expect(textFor(text, 'en-GB')).toBe('Dinner at 7pm');
  expect(textFor({ 'pt-PT': 'Jantar às 19h' }, 'en-GB')).toBe('Jantar às 19h');
  expect(textFor(text, undefined)).toBe('Jantar às 19h\n\nDinner at 7pm');
  expect(textFor('Dinner', undefined)).toBe('Dinner');
});

it('says whether the server has confirmed the news', () => {
  const none = { items: [], unreadable: [] };
  expect(newsState(none, false)).toEqual({ news: [], unreadable: [], isLive: false });
  expect(newsState(none, true)).toMatchObject({ isLive: true });
});

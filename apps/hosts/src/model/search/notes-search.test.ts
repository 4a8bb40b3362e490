import { expect, it } from 'vitest';
import { searchTextOf } from '../text/name-search';
import { searchWithNotes } from './notes-search';

const GUESTS = ['Ada Lovelace', 'Bob', 'Zoë 7'].map((name) => ({
  key: name.slice(0, 3),
  searchText: searchTextOf([name]),
}));
const NOTES = new Map([
  [
    'Ada',
    { phone: '+49 (0)171/123 45 67', email: 'Countess@Example.com', tags: ['Família, avós'] },
  ],
  ['Bob', { phone: '0049 171 765', table: '12', tags: ['work'] }],
]);
const found = (text: string) => searchWithNotes(GUESTS, text, NOTES).map(({ key }) => key);

it.each([
  ['171 123', ['Ada']],
  ['0171-123', ['Ada']],
  ['+49 171 1', ['Ada']],
  ['0049 171', ['Ada', 'Bob']],
  ['countess@', ['Ada']],
  ['familia', ['Ada']],
  ['ada avos', ['Ada']],
  ['bob work', ['Bob']],
  ['ada work', []],
  ['12', ['Bob']],
  ['7', ['Zoë']],
  ['lovelase', ['Ada']],
  ['', ['Ada', 'Bob', 'Zoë']],
])('A search for %j finds %j', (text, keys) => {
  expect(found(text)).toEqual(keys);
});

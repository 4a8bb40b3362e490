import { expect, it } from 'vitest';
import { searchByName, searchTextOf } from './name-search';

const GUESTS = ["Sinéad O'Brien", 'Jan Kowalski', 'Zoë Müller', 'Manuel Ortega', 'Søren Ålund'];
const search = (text: string, names: readonly string[] = GUESTS) =>
  searchByName(
    names.map((name) => ({ name, searchText: searchTextOf([name]) })),
    text,
  ).map(({ name }) => name);

it.each([
  ['obrien', "Sinéad O'Brien"],
  ['O’BRIEN', "Sinéad O'Brien"],
  ['brien sin', "Sinéad O'Brien"],
  ['zoe muller', 'Zoë Müller'],
  ['zoe mueller', 'Zoë Müller'],
  ['soeren aalund', 'Søren Ålund'],
  ['manuel', 'Manuel Ortega'],
])('%s finds %s', (text, name) => {
  expect(search(text)).toEqual([name]);
});

it.each([
  ['a wrong letter', 'Kowalsky'],
  ['a letter too many', 'Kowallski'],
  ['a missing letter', 'Kowlski'],
  ['two swapped letters', 'Kowaslki'],
  ['a wrong first letter', 'Gowalski'],
  ['the start of a name', 'Kovals'],
])('One typing error in a word is forgiven: %s', (_, text) => {
  expect(search(`jan ${text}`)).toEqual(['Jan Kowalski']);
});

it.each(['Kovalsky', 'Jxn Kowalski', 'kowalski zoe'])('%s finds nobody', (text) => {
  expect(search(text)).toEqual([]);
});

it('Names without an error hide those with one', () => {
  expect(search('Kowalsky', ['Jan Kowalski', 'Eva Kowalsky'])).toEqual(['Eva Kowalsky']);
});

it('A search without letters finds everybody', () => {
  expect(search("  '")).toEqual(GUESTS);
});

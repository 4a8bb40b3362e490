import { HOSTS_LANGUAGES, wordsIn } from '@invitation/domain/words/run-time';
import { expect, it } from 'vitest';
import { readColumns } from './columns';
import { exportedDays } from './exported';
import { MEANINGS, type Meaning } from './meanings';

const readHeadings = (
  headings: readonly string[],
  allowed: readonly Meaning[] = MEANINGS,
  chosen: ReadonlyMap<number, Meaning | ''> = new Map(),
) => readColumns(headings, [], allowed, {}, chosen).map(({ meaning }) => meaning);

it.each(HOSTS_LANGUAGES)('reads the headings that the page writes in %s', async (language) => {
  const { columns } = await wordsIn(language);
  const headings = MEANINGS.map((meaning) => columns[meaning]);
  expect(readHeadings(headings, MEANINGS)).toEqual(MEANINGS);
  expect(exportedDays([columns.name, columns.days, columns.lastReply])).toBe(1);
  expect(exportedDays(headings)).toBe(-1);
});

it.each([
  ['Guest,Party size,Phone,E-mail', 'name people phone email'],
  [
    'Nome;Nº de pessoas;Telemóvel;Morada;Mesa;Observações'.replaceAll(';', ','),
    'name people phone address table note',
  ],
  ['Gäste,Anzahl Personen,Handynummer,Tischnr.,Bemerkung', 'name people phone table note'],
  ['Invitado,Número de personas,Móvil,Correo electrónico,Grupo', 'name people phone email tags'],
  ['PARTY_SIZE,Full name,Mobile phone', 'people name phone'],
  // The surer heading wins, then the first column.
  ['Guest of,Guest,Name,Table,Tisch', '- - name table -'],
  // The page has written this heading in earlier lists.
  ['Name,Tables of single people', 'name seats'],
  ['Hat size,Colour', '- -'],
])('reads %j', (headings, meanings) => {
  expect(readHeadings(headings.split(','), MEANINGS)).toEqual(
    meanings.split(' ').map((meaning) => (meaning === '-' ? '' : meaning)),
  );
});

it('does as the host has chosen, and reads the rest by its headings', () => {
  const headings = ['Name', 'Guest', 'Mobile'];
  expect(readHeadings(headings, MEANINGS, new Map([[0, '']]))).toEqual(['', 'name', 'phone']);
  expect(readHeadings(headings, MEANINGS, new Map([[2, 'name']]))).toEqual(['', '', 'name']);
});

it('reads nothing that a site does not have', () => {
  expect(readHeadings(['Name', 'Sprache'], ['name'])).toEqual(['name', '']);
});

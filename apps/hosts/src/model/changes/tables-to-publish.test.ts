import { fc } from '@invitation/domain/fixtures/fast-check.js';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { GuestTable } from '@invitation/domain/guest-list/guest-table';
import type { Fields } from '@invitation/domain/record/record';
import { applyFields } from '@invitation/domain/rsvp/save';
import { expect, it } from 'vitest';
import { joinGuests } from '../people/guests';
import { type Change, planOf, planUndo } from '../store/change';
import type { DocumentPath } from '../store/documents';
import { withoutTables } from '../store/guest-tables';
import { tablesToPublish } from './tables-to-publish';
import { writesFor } from './writes';

const INVITATION = { name: 'Ada', days: 'weekend', people: 2 } as const;
const GUESTS = joinGuests([{ key: 'grace', name: 'Grace' }], [{ id: 'ada', ...INVITATION }]);
const STORED = { 'invitations/ada': INVITATION, 'rsvps/grace': { name: 'Grace' } };
const mapOf = <Value>(values: Readonly<Record<string, Value>>) => new Map(Object.entries(values));

/** The tables that are stored after a write, and the refused documents. */
function write(changes: Parameters<typeof writesFor>[1], stored: object) {
  const documents = new Map(Object.entries(stored) as [DocumentPath, Fields | null][]);
  const { written, refused } = writesFor({ days: [] }, changes, documents);
  for (const [path, fields] of written) {
    if (fields) documents.set(path, applyFields(documents.get(path) ?? null, fields));
    else documents.delete(path);
  }
  const tables = [...documents].filter(([path]) => path.startsWith('tables/'));
  return { tables: Object.fromEntries(tables), refused: [...refused.keys()].sort() };
}
const publish = (
  notes: Readonly<Record<string, GuestNotes>>,
  tables: Readonly<Record<string, GuestTable>> = {},
  guests = GUESTS,
): readonly Change[] => tablesToPublish(guests, mapOf(notes), mapOf(tables));
const changed = (changes: readonly Change[]) =>
  Object.fromEntries(
    changes.flatMap(({ path, to }) => (path.startsWith('tables/') ? [[path, to]] : [])),
  );

it('publishes the table and the seats that are noted, and nothing else of the notes', () => {
  const notes = {
    ada: { phone: '912', note: 'Keep away from Tom', table: ' 7 ', seats: ['Ana = 8'] },
    grace: { phone: '913' },
    stranger: { table: '9' },
  };
  expect(changed(publish(notes))).toEqual({ 'tables/ada': { table: '7', seats: ['Ana = 8'] } });
});

it.each<[string, GuestNotes, GuestTable | undefined, object]>([
  ['is the same', { table: '7' }, { table: '7' }, {}],
  ['has changed', { table: '8' }, { table: '7' }, { 'tables/ada': { table: '8' } }],
  ['is gone', { table: ' ' }, { table: '7' }, { 'tables/ada': null }],
  [
    'has lost its seats',
    { table: '7' },
    { table: '7', seats: ['Ana = 8'] },
    { 'tables/ada': { table: '7' } },
  ],
  ['is published without anything in it', {}, {}, { 'tables/ada': null }],
  ['was never there', {}, undefined, {}],
])('writes the difference if a table %s', (_, noted, published, expected) => {
  expect(changed(publish({ ada: noted }, published && { ada: published }))).toEqual(expected);
});

it('deletes tables that belong to no guest', () => {
  const changes = publish({}, { stranger: { table: '7' } });
  expect(write(planOf(changes), { ...STORED, 'tables/stranger': { table: '7' } })).toEqual({
    tables: {},
    refused: [],
  });
});

it('writes nothing of guests who were deleted since, and nothing over what another host has published since', () => {
  const changes = planOf(publish({ ada: { table: '7' }, grace: { table: '7' } }));
  expect(
    write(changes, { 'rsvps/grace': { name: 'Grace' }, 'tables/grace': { table: '9' } }),
  ).toEqual({
    tables: { 'tables/grace': { table: '9' } },
    refused: ['invitations/ada', 'tables/grace'],
  });
});

it('is the same for two hosts who publish the same, and for one who tries again', () => {
  const changes = planOf(publish({ ada: { table: '7' } }));
  const first = write(changes, STORED);
  expect(first).toEqual({ tables: { 'tables/ada': { table: '7' } }, refused: [] });
  expect(write(changes, { ...STORED, ...first.tables })).toEqual(first);
});

it('publishes all that is noted, and is undone, whatever was there', () => {
  const table = fc.option(
    fc.constantFrom<GuestTable>({ table: '7' }, { table: '8', seats: ['Ana = 9'] }),
    {
      nil: undefined,
    },
  );
  fc.assert(
    fc.property(table, table, table, table, (adaNoted, graceNoted, adaBefore, graceBefore) => {
      const of = <Value>(ada: Value | undefined, grace: Value | undefined, folder = '') => ({
        ...(ada && { [`${folder}ada`]: ada }),
        ...(grace && { [`${folder}grace`]: grace }),
      });
      const before = of(adaBefore, graceBefore, 'tables/');
      const changes = publish(of(adaNoted, graceNoted), of(adaBefore, graceBefore));
      const { tables } = write(planOf(changes), { ...STORED, ...before });
      expect(tables).toEqual(of(adaNoted, graceNoted, 'tables/'));
      // Like the task, it undoes only what was written.
      const written = changes.filter(({ path }) => path.startsWith('tables/'));
      expect(write(planUndo(written), { ...STORED, ...tables }).tables).toEqual(before);
    }),
  );
});

it('is deleted with a guest who is deleted or merged, and refuses that if it has changed since', () => {
  const gone = planOf(withoutTables(['ada', 'grace'], mapOf({ ada: { table: '7' } })));
  expect(write(gone, { 'tables/ada': { table: '7' } })).toEqual({ tables: {}, refused: [] });
  const newer = { 'tables/ada': { table: '8' }, 'tables/grace': { table: '8' } };
  expect(write(gone, newer)).toEqual({ tables: newer, refused: ['tables/ada', 'tables/grace'] });
});

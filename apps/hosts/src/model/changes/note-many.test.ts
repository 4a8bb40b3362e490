import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { Fields } from '@invitation/domain/record/record';
import { applyFields } from '@invitation/domain/rsvp/save';
import { expect, it } from 'vitest';
import { joinGuests } from '../people/guests';
import { planOf, planUndo } from '../store/change';
import type { DocumentPath } from '../store/documents';
import { usedNotes } from '../store/guest-notes';
import { type ManyNote, noteMany, withTooManyTags } from './note-many';
import { writesFor } from './writes';

const NOW = new Date('2025-09-01T12:00:00Z');
const INVITATION = { name: 'Ada', days: 'weekend', people: 2 } as const;
const GUESTS = joinGuests([{ key: 'grace', name: 'Grace' }], [{ id: 'ada', ...INVITATION }]);
const ADA: GuestNotes = { phone: '912', table: '7', tags: ['family'], thankedAt: new Date(0) };
const notes = new Map([['ada', ADA]]);

const noted = (note: ManyNote, text = '') =>
  Object.fromEntries(
    noteMany(GUESTS, notes, note, text, NOW)
      .filter(({ path }) => path.startsWith('guestNotes/'))
      .map(({ path, to }) => [path.slice('guestNotes/'.length), to]),
  );

it.each<[ManyNote, string, object]>([
  ['table', ' 8 ', { ada: { ...ADA, table: '8' }, grace: { table: '8' } }],
  ['table', '7', { grace: { table: '7' } }],
  ['table', '', { ada: { ...ADA, table: undefined } }],
  ['addTag', 'family', { grace: { tags: ['family'] } }],
  ['addTag', 'work', { ada: { ...ADA, tags: ['family', 'work'] }, grace: { tags: ['work'] } }],
  ['addTag', ' ', {}],
  ['removeTag', 'family', { ada: { ...ADA, tags: undefined } }],
  ['removeTag', 'work', {}],
  ['cardPrinted', '', { ada: { ...ADA, cardPrintedAt: NOW }, grace: { cardPrintedAt: NOW } }],
  ['cardNotPrinted', '', {}],
  ['thanked', '', { grace: { thankedAt: NOW } }],
  ['notThanked', '', { ada: { ...ADA, thankedAt: undefined } }],
])('%s %j changes one field, of those who need it', (note, text, expected) => {
  expect(noted(note, text)).toEqual(expected);
});

/** What is written when other hosts have changed these documents since. */
function write(changes: Parameters<typeof writesFor>[1], stored: object) {
  const documents = new Map(Object.entries(stored) as [DocumentPath, Fields | null][]);
  const { written, refused } = writesFor({ days: [] }, changes, documents);
  const after = [...written].map(([path, fields]): [string, Fields | null] => [
    path,
    fields && applyFields(documents.get(path) ?? null, fields),
  ]);
  return { ...Object.fromEntries(after), refused: [...refused.keys()].sort() };
}

it('keeps what other hosts have noted since, and never replaces it', () => {
  const changes = planOf(noteMany(GUESTS, notes, 'table', '8', NOW));
  const guests = { 'invitations/ada': INVITATION, 'rsvps/grace': { name: 'Grace' } };
  const newer = { 'guestNotes/ada': { ...ADA, note: 'Tall' }, 'guestNotes/grace': { phone: '1' } };
  expect(write(changes, { ...guests, ...newer })).toMatchObject({
    'guestNotes/ada': { ...ADA, note: 'Tall', table: '8' },
    'guestNotes/grace': { phone: '1', table: '8' },
    refused: [],
  });
  const seated = { 'guestNotes/ada': { ...ADA, table: '9' }, 'guestNotes/grace': { table: '9' } };
  expect(write(changes, { ...guests, ...seated })).toEqual({
    refused: ['guestNotes/ada', 'guestNotes/grace'],
  });
});

it('writes nothing of guests who were deleted since', () => {
  const changes = planOf(noteMany(GUESTS, notes, 'table', '8', NOW));
  const gone = { 'invitations/ada': null, 'guestNotes/ada': ADA, 'rsvps/grace': null };
  expect(write(changes, gone)).toEqual({ refused: ['invitations/ada', 'rsvps/grace'] });
});

it('is undone, unless somebody has changed the same since', () => {
  const done = noteMany(GUESTS, notes, 'addTag', 'work', NOW).filter(({ path }) =>
    path.startsWith('guestNotes/'),
  );
  const changes = planUndo(done);
  const after = { 'guestNotes/ada': { ...ADA, tags: ['family', 'work'], note: 'Tall' } };
  expect(write(changes, { ...after, 'guestNotes/grace': { tags: ['work'] } })).toEqual({
    'guestNotes/ada': { ...ADA, note: 'Tall' },
    'guestNotes/grace': null,
    refused: [],
  });
  const other = { ...ADA, tags: ['work', 'school'] };
  expect(write(changes, { 'guestNotes/ada': other, 'guestNotes/grace': null }).refused).toEqual([
    'guestNotes/ada',
  ]);
});

it('finds those with too many tags, and what is in use', () => {
  const full = new Map<string, GuestNotes>([['ada', { table: '10', tags: [...'jihgfedcba'] }]]);
  const changes = noteMany(GUESTS, full, 'addTag', 'x', NOW);
  expect(withTooManyTags(changes).map(({ path }) => path)).toEqual(['guestNotes/ada']);
  expect(usedNotes(new Map([...full, ['grace', { table: '9', seats: ['Rui = 3'] }]]))).toEqual({
    tables: ['3', '9', '10'],
    tags: [...'abcdefghij'],
  });
});

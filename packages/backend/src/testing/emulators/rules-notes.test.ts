import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  guestNotesSchema,
  NOTE_LIMITS,
  SENT_NEWS_LIMIT,
} from '@invitation/domain/guest-list/guest-notes';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  asHost,
  environmentOfFile,
  firestoreOf,
  seedDocument,
  withEmail,
} from './rules-environment';

/** The uid of an account, and the id of an invitation. */
const UID = 'ada';
const ID = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const TIME = new Date('2025-09-01T12:00:00Z');
/** @param index a different number makes different news */
const sentNews = ({ guests = 'saturday', by = 'sms', index = 0 }) =>
  `${guests} ${new Date(index).toISOString()} ${by} ${TIME.toISOString()}`;
const FULL = {
  phone: '1'.repeat(60),
  email: 'e'.repeat(254),
  address: 'a'.repeat(500),
  table: 't'.repeat(80),
  note: 'n'.repeat(4000),
  tags: Array.from({ length: 10 }, (_, index) => String(index).repeat(40)),
  seats: Array.from(
    { length: 20 },
    (_, index) => `${String(index).padEnd(80, 'n')} = ${'t'.repeat(80)}`,
  ),
  remindedAt: TIME,
  remindedBy: 'whatsapp',
  cardPrintedAt: TIME,
  thankedAt: TIME,
  thankedBy: 'copy',
  sentNews: Array.from({ length: SENT_NEWS_LIMIT }, (_, index) =>
    sentNews({ by: 'whatsapp', index }),
  ),
};

const environment = await environmentOfFile('demo-notes');
const host = () => asHost(environment);
const notes = (firestore: Firestore, key = ID) => doc(firestore, 'guestNotes', key);
const write = (fields: object) => setDoc(notes(host()), fields, { merge: true });

describe.each([
  ['A guest with the password', () => firestoreOf(environment, UID), UID],
  ['A guest with an invitation', () => firestoreOf(environment, 'grace'), ID],
  ['A visitor', () => firestoreOf(environment, null), ID],
  ['Somebody with an address', () => withEmail(environment, 'eve@example.com'), ID],
  [
    'A host with an address that is not verified',
    () => withEmail(environment, 'nora@example.com', {}),
    ID,
  ],
])('%s', (_, open, key) => {
  it('neither reads, lists, writes nor deletes what hosts know about them', async () => {
    await seedDocument(environment, `invitations/${ID}`, {
      name: 'Ada',
      days: 'weekend',
      people: 2,
    });
    await seedDocument(environment, `rsvps/${key}`, {
      name: 'Ada',
      friday: 'yes',
      saturday: 'yes',
    });
    await assertFails(setDoc(notes(open(), key), { note: 'A' }));
    await seedDocument(environment, `guestNotes/${key}`, { note: 'B' });
    await assertFails(getDoc(notes(open(), key)));
    await assertFails(getDocs(collection(open(), 'guestNotes')));
    await assertFails(setDoc(notes(open(), key), { note: 'C' }, { merge: true }));
    await assertFails(deleteDoc(notes(open(), key)));
  });
});

describe('A host', () => {
  it('reads, lists, writes and deletes what only hosts know', async () => {
    await assertSucceeds(write({ phone: '912 345 678' }));
    await assertSucceeds(write({ phone: deleteField(), tags: ['family'] }));
    expect((await assertSucceeds(getDoc(notes(host())))).data()).toEqual({ tags: ['family'] });
    expect((await assertSucceeds(getDocs(collection(host(), 'guestNotes')))).size).toBe(1);
    await assertSucceeds(deleteDoc(notes(host())));
  });

  it.each<[string, object]>([
    ['all fields at their limits', FULL],
    ['nothing', {}],
    ['one tag in another alphabet', { tags: ['Família, avós'] }],
    ['a seat of somebody whose name has a sign', { seats: ['Ana = Rui 😀 = 8'] }],
  ])('writes %s, which the page can read', async (_, fields) => {
    await assertSucceeds(write(fields));
    await assertSucceeds(write({ ...fields, note: 'changed' }));
    expect(guestNotesSchema.safeParse(fields).success).toBe(true);
  });

  it.each<[string, object]>([
    ...Object.entries(FULL)
      .filter(([name]) => name in NOTE_LIMITS)
      .flatMap(([name, value]): [string, object][] => [
        [`a longer ${name}`, { [name]: `${value}x` }],
        [`a number as ${name}`, { [name]: 1 }],
      ]),
    ['eleven tags', { tags: [...FULL.tags, 'x'] }],
    ['a longer tag', { tags: ['x'.repeat(41)] }],
    ['no tag', { tags: [] }],
    ['an empty tag', { tags: ['x', ''] }],
    ['the same tag twice', { tags: ['x', 'x'] }],
    ['a tag of two lines', { tags: ['x\ny'] }],
    ['a number as a tag', { tags: [1] }],
    ['a text as tags', { tags: 'x' }],
    ['more seats', { seats: [...FULL.seats, 'x = 1'] }],
    ['a longer name in a seat', { seats: [`${'n'.repeat(81)} = 1`] }],
    ['a longer table in a seat', { seats: [`Ana = ${'t'.repeat(81)}`] }],
    ['a seat without a table', { seats: ['Ana = '] }],
    ['a seat of nobody', { seats: [' = 8'] }],
    ['a seat with nothing between', { seats: ['Ana 8'] }],
    ['a table with a sign', { seats: ['Ana = 8=9'] }],
    ['the same seat twice', { seats: ['Ana = 8', 'Ana = 8'] }],
    ['a seat of two lines', { seats: ['Ana = 8\nTom = 9'] }],
    ['a number as a seat', { seats: [1] }],
    ['seats by name', { seats: { Ana: '8' } }],
    ...['remindedAt', 'cardPrintedAt', 'thankedAt'].map((name): [string, object] => [
      `a text as ${name}`,
      { [name]: 'yesterday' },
    ]),
    ['more news', { sentNews: [...FULL.sentNews, sentNews({})] }],
    ['news of nobody', { sentNews: [sentNews({ guests: 'sunday' })] }],
    ['news by an unknown channel', { sentNews: [sentNews({ by: 'fax' })] }],
    ['news without a time', { sentNews: ['saturday  sms '] }],
    ['news of two lines', { sentNews: [`${sentNews({})}\n${sentNews({ index: 1 })}`] }],
    ['no news', { sentNews: [] }],
    ['an unknown channel', { remindedBy: 'fax' }],
    ['an unknown channel of thanks', { thankedBy: 'fax' }],
  ])('cannot write %s, which the page cannot read', async (_, fields) => {
    await assertFails(write(fields));
    await write({ note: 'x' });
    await assertFails(write(fields));
    expect(guestNotesSchema.safeParse(fields).success).toBe(false);
  });

  it('cannot add another field, but may keep one that was added in the console', async () => {
    await assertFails(write({ salary: 1 }));
    await seedDocument(environment, `guestNotes/${ID}`, { salary: 1 });
    await assertSucceeds(write({ note: 'x' }));
    await assertFails(write({ salary: 2 }));
  });
});

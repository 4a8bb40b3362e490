import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { parseTable, SEATS_LIMIT, TABLE_LIMIT } from '@invitation/domain/guest-list/guest-table';
import type { Fields } from '@invitation/domain/record/record';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addHost,
  asAdministrator,
  asHost,
  environmentOfFile,
  firestoreOf,
  seedDocument,
  withEmail,
} from './rules-environment';

/** A guest with the shared password has the account's uid as key. */
const UID = 'ada';
const ID = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const SECRET = 's'.repeat(22);
const SEATING = { table: '7', seats: ['Ana = 8'] };
const REPLY = { name: 'Ada', friday: 'yes', saturday: 'yes' };

const environment = await environmentOfFile('demo-tables');
const host = () => asHost(environment);
const owner = () => firestoreOf(environment, UID);
/** An account that has opened the link to the reply of another one. */
const phone = () => firestoreOf(environment, 'phone');
const helper = () => withEmail(environment, 'zoe@example.com');
const table = (firestore: Firestore, key: string) => doc(firestore, 'tables', key);
const remove = async (path: string) => deleteDoc(doc(await asAdministrator(environment), path));

beforeEach(async () => {
  await addHost(environment, 'zoe@example.com', 'door');
  await seedDocument(environment, `rsvps/${UID}`, REPLY);
  await seedDocument(environment, `invitations/${ID}`, { name: 'Ben', days: 'weekend', people: 2 });
  await seedDocument(environment, `replyLinks/${UID}`, { secret: SECRET });
  await seedDocument(environment, 'joined/phone', { reply: UID, secret: SECRET });
  for (const key of [UID, ID]) await seedDocument(environment, `tables/${key}`, SEATING);
});

describe.each([
  ['A guest with the password', owner, UID],
  ['A guest with an invitation, before the reply', () => firestoreOf(environment, 'ben'), ID],
  ['Somebody who came by the link to a reply', phone, UID],
])('%s', (_, open, key) => {
  it('reads the table of the reply, also if there is none', async () => {
    expect((await assertSucceeds(getDoc(table(open(), key)))).data()).toEqual(SEATING);
    await remove(`tables/${key}`);
    expect((await assertSucceeds(getDoc(table(open(), key)))).exists()).toBe(false);
  });

  it('lists no tables, and writes, changes and deletes none', async () => {
    await assertFails(getDocs(collection(open(), 'tables')));
    await assertFails(setDoc(table(open(), key), { table: '1' }));
    await assertFails(deleteDoc(table(open(), key)));
    await remove(`tables/${key}`);
    await assertFails(setDoc(table(open(), key), { table: '1' }));
  });
});

describe.each([
  ['Another guest', () => firestoreOf(environment, 'eve'), UID],
  ['A guest with an invitation', () => firestoreOf(environment, 'ben'), UID],
  ['Nobody who is not signed in', () => firestoreOf(environment, null), UID],
  ['Nobody with the id of an invitation', () => firestoreOf(environment, null), ID],
  ['A helper at the door', helper, UID],
  ['A helper at the door who knows the id', helper, ID],
  ['Somebody with an address', () => withEmail(environment, 'eve@example.com'), ID],
  [
    'A host whose address is not verified',
    () => withEmail(environment, 'nora@example.com', {}),
    ID,
  ],
])('%s', (_, open, key) => {
  it('does not read a table, nor write, delete or list any', async () => {
    await assertFails(getDoc(table(open(), key)));
    await assertFails(getDocs(collection(open(), 'tables')));
    await assertFails(setDoc(table(open(), key), { table: '1' }));
    await assertFails(setDoc(table(open(), 'new'), { table: '1' }));
    await assertFails(deleteDoc(table(open(), key)));
  });
});

it.each([
  ['the link is stopped', () => remove(`replyLinks/${UID}`)],
  [
    'there is another link',
    () => seedDocument(environment, `replyLinks/${UID}`, { secret: 'new' }),
  ],
  ['the reply is deleted', () => remove(`rsvps/${UID}`)],
])('Somebody who came by a link no longer reads a table once %s', async (_, end) => {
  await end();
  await assertFails(getDoc(table(phone(), UID)));
});

it('Whoever came by a link reads the table of no other reply', async () => {
  await seedDocument(environment, 'rsvps/grace', REPLY);
  await seedDocument(environment, 'tables/grace', SEATING);
  await assertFails(getDoc(table(phone(), 'grace')));
});

it('A guest whose invitation is withdrawn no longer reads its table', async () => {
  await remove(`invitations/${ID}`);
  await assertFails(getDoc(table(firestoreOf(environment, 'ben'), ID)));
});

it('A host lists, writes and deletes tables', async () => {
  await assertSucceeds(getDocs(collection(host(), 'tables')));
  await assertSucceeds(setDoc(table(host(), UID), { table: '9' }));
  await assertSucceeds(setDoc(table(host(), 'new'), SEATING));
  await assertSucceeds(deleteDoc(table(host(), ID)));
});

/** Whether sites and the hosts' page read a document, and the rules accept it. */
it.each<[string, object, boolean]>([
  ['nothing', {}, true],
  ['the longest table', { table: 't'.repeat(TABLE_LIMIT) }, true],
  ['a longer table', { table: 't'.repeat(TABLE_LIMIT + 1) }, false],
  ['a table that is a number', { table: 7 }, false],
  ['a table without a name', { table: null }, false],
  ['a seat', { seats: ['Ana = 8'] }, true],
  ['a name with an equals sign', { seats: ['Ana = Rui = 8'] }, true],
  [
    'the most seats',
    {
      seats: Array.from(
        { length: SEATS_LIMIT },
        (_, index) => `${String(index).padEnd(80, 'n')} = ${'t'.repeat(80)}`,
      ),
    },
    true,
  ],
  [
    'more seats',
    { seats: Array.from({ length: SEATS_LIMIT + 1 }, (_, index) => `${index} = 8`) },
    false,
  ],
  ['no seats', { seats: [] }, false],
  ['a seat twice', { seats: ['Ana = 8', 'Ana = 8'] }, false],
  ['a seat without a table', { seats: ['Ana'] }, false],
  ['a seat with a line break', { seats: ['Ana\n = 8'] }, false],
  ['a longer name', { seats: [`${'n'.repeat(81)} = 8`] }, false],
  ['a seat that is a number', { seats: [8] }, false],
  ['seats that are a text', { seats: 'Ana = 8' }, false],
])('The pages and the rules agree about %s', async (_, document, isAccepted) => {
  expect(parseTable(document as Fields) !== null).toBe(isAccepted);
  const writing = setDoc(table(host(), UID), document);
  await (isAccepted ? assertSucceeds(writing) : assertFails(writing));
});

it('The rules accept no other field, such as a note', async () => {
  await assertFails(setDoc(table(host(), UID), { ...SEATING, note: 'Keep away from Tom' }));
});

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addHost,
  environmentOfFile,
  firestoreOf,
  seedDocument,
  withEmail,
} from './rules-environment';

const OWNER = 'owner@example.com';
const HOST = 'nora@example.com';
const HELPER = 'zoe@example.com';
const OTHER = 'sam@example.com';
const INVITED = 'i'.repeat(32);
const REPLIED = 'r'.repeat(32);
const NEW = 'n'.repeat(32);
const UID = 'u'.repeat(28);
const INVITATION = { name: 'Ada', days: 'weekend', people: 2 };
const REPLY = { name: 'Eve', friday: 'yes', saturday: 'no' };
const HOST_ENTRY = { addedBy: HELPER, addedAt: serverTimestamp() };

const environment = await environmentOfFile('demo-helpers', {
  days: WEEKEND,
  closesAt: null,
  ownerEmail: OWNER,
});
const as = (email: string, claims?: object) => withEmail(environment, email, claims);
const helper = () => as(HELPER);

beforeEach(async () => {
  await addHost(environment, HELPER, 'door');
  await seedDocument(environment, `invitations/${INVITED}`, INVITATION);
  await seedDocument(environment, `rsvps/${REPLIED}`, REPLY);
  await seedDocument(environment, `arrivals/${REPLIED}`, { friday: { a: 1 } });
  await seedDocument(environment, `guestNotes/${REPLIED}`, { note: 'x' });
  await seedDocument(environment, 'distinct/a~b', { one: 'a', other: 'b' });
  await seedDocument(environment, 'changes/invitations', {});
  await seedDocument(environment, `replyLinks/${REPLIED}`, { secret: 's'.repeat(22) });
  await seedDocument(environment, `joined/${UID}`, { reply: REPLIED, secret: 's'.repeat(22) });
  await seedDocument(environment, 'news/weekend', { items: [] });
});

interface WalkIn {
  readonly key?: string;
  readonly reply?: object;
  readonly arrivals?: object | null;
}

/** Sends a walk-in as the hosts' page does: a reply and an arrival in one batch. */
function walkIn(
  firestore: Firestore,
  { key = NEW, reply = {}, arrivals = { saturday: { a: 2 } } }: WalkIn = {},
): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(
    doc(firestore, 'rsvps', key),
    {
      name: 'Zed',
      saturday: 'yes',
      saturdayPeople: 2,
      lastRsvp: serverTimestamp(),
      ...reply,
    },
    { merge: true },
  );
  if (arrivals) batch.set(doc(firestore, 'arrivals', key), arrivals, { merge: true });
  return batch.commit();
}

describe('A helper at the door', () => {
  it('reads replies, invitations, arrivals, and their own entry', async () => {
    for (const name of ['rsvps', 'invitations', 'arrivals']) {
      await assertSucceeds(getDocs(collection(helper(), name)));
      await assertSucceeds(getDoc(doc(helper(), name, REPLIED)));
    }
    const own = await assertSucceeds(getDoc(doc(helper(), 'hosts', HELPER)));
    expect(own.get('role')).toBe('door');
    // An address in other letters belongs to the same helper.
    await assertSucceeds(getDoc(doc(as('Zoe@Example.com'), 'hosts', HELPER)));
  });

  it('counts arrivals, of guests who are gone too, and takes a count back', async () => {
    const arrivals = (key: string, fields: object) =>
      setDoc(doc(helper(), 'arrivals', key), fields, { merge: true });
    await assertSucceeds(arrivals(REPLIED, { friday: { a: deleteField(), b: 2 } }));
    await assertSucceeds(arrivals('somebody', { friday: { a: 1 } }));
    await assertFails(arrivals(REPLIED, { friday: { c: 100 } }));
    await assertFails(arrivals(REPLIED, { name: 'Eve' }));
  });

  it('adds a walk-in, and may send it twice', async () => {
    await assertSucceeds(walkIn(helper()));
    await assertSucceeds(walkIn(helper()));
    const stored = await getDoc(doc(helper(), 'rsvps', NEW));
    expect(stored.data()).toMatchObject({ name: 'Zed', saturday: 'yes', saturdayPeople: 2 });
  });

  it('neither corrects nor removes a walk-in', async () => {
    await walkIn(helper());
    await assertFails(walkIn(helper(), { reply: { name: 'Zoe' } }));
    await assertFails(walkIn(helper(), { reply: { saturdayPeople: 3 } }));
    await assertFails(walkIn(helper(), { reply: { friday: 'yes', fridayPeople: 1 } }));
    await assertFails(deleteDoc(doc(helper(), 'rsvps', NEW)));
    await assertFails(deleteDoc(doc(helper(), 'arrivals', NEW)));
  });

  it.each<[string, WalkIn]>([
    ["whose key may be an account's", { key: UID }],
    ['with a key that could not be a new one', { key: 'somebody' }],
    ['with the key of an invitation', { key: INVITED }],
    ['in place of a reply', { key: REPLIED }],
    ['who has not arrived', { arrivals: null }],
    ['without a name', { reply: { name: ' ' } }],
    ['who comes on no day', { reply: { saturday: deleteField(), saturdayPeople: deleteField() } }],
    ['who only declines', { reply: { saturday: 'no', saturdayPeople: deleteField() } }],
    ['with needs', { reply: { dietaryRestrictions: 'Vegan' } }],
    ['with notes', { reply: { otherNotes: 'x' } }],
    ['with a companion', { reply: { guest: 'Eve' } }],
    ['with answers', { reply: { answers: {} } }],
    ['with the id of an invitation', { reply: { id: NEW } }],
    ['with any other field', { reply: { color: 'red' } }],
    ['with another time', { reply: { lastRsvp: new Date(0) } }],
    ['with too many people', { reply: { saturdayPeople: 21 } }],
  ])('cannot write a walk-in %s', async (_, options) => {
    await assertFails(walkIn(helper(), options));
  });

  it('cannot give a name to arrivals that are there already', async () => {
    await seedDocument(environment, `arrivals/${NEW}`, { friday: { a: 1 } });
    await assertFails(walkIn(helper()));
  });

  it.each<[string, (firestore: Firestore) => Promise<unknown>]>([
    ['correct a reply', (db) => updateDoc(doc(db, 'rsvps', REPLIED), { friday: 'no' })],
    [
      'reply for a guest',
      (db) => setDoc(doc(db, 'rsvps', INVITED), { ...REPLY, lastRsvp: serverTimestamp() }),
    ],
    ['delete a reply', (db) => deleteDoc(doc(db, 'rsvps', REPLIED))],
    ['invite', (db) => setDoc(doc(db, 'invitations', NEW), INVITATION)],
    ['change an invitation', (db) => updateDoc(doc(db, 'invitations', INVITED), { people: 3 })],
    ['withdraw an invitation', (db) => deleteDoc(doc(db, 'invitations', INVITED))],
    ['delete arrivals', (db) => deleteDoc(doc(db, 'arrivals', REPLIED))],
    ['read notes', (db) => getDoc(doc(db, 'guestNotes', REPLIED))],
    ['list notes', (db) => getDocs(collection(db, 'guestNotes'))],
    ['write notes', (db) => setDoc(doc(db, 'guestNotes', REPLIED), { note: 'y' })],
    ['add notes', (db) => setDoc(doc(db, 'guestNotes', NEW), { note: 'y' })],
    ['delete notes', (db) => deleteDoc(doc(db, 'guestNotes', REPLIED))],
    ['read a dismissed duplicate', (db) => getDoc(doc(db, 'distinct', 'a~b'))],
    ['list dismissed duplicates', (db) => getDocs(collection(db, 'distinct'))],
    ['dismiss a duplicate', (db) => setDoc(doc(db, 'distinct', 'a~c'), { one: 'a', other: 'c' })],
    ['suggest a duplicate again', (db) => deleteDoc(doc(db, 'distinct', 'a~b'))],
    ['read when invitations changed', (db) => getDoc(doc(db, 'changes', 'invitations'))],
    [
      'say that invitations changed',
      (db) => setDoc(doc(db, 'changes', 'invitations'), { at: serverTimestamp() }),
    ],
    ['list hosts', (db) => getDocs(collection(db, 'hosts'))],
    ['read the entry of a host', (db) => getDoc(doc(db, 'hosts', HOST))],
    ['look for the entry of a stranger', (db) => getDoc(doc(db, 'hosts', OTHER))],
    ['add a host', (db) => setDoc(doc(db, 'hosts', OTHER), HOST_ENTRY)],
    ['add a helper', (db) => setDoc(doc(db, 'hosts', OTHER), { ...HOST_ENTRY, role: 'door' })],
    ['become a host', (db) => updateDoc(doc(db, 'hosts', HELPER), { role: deleteField() })],
    ['make a host a helper', (db) => updateDoc(doc(db, 'hosts', HOST), { role: 'door' })],
    ['remove a host', (db) => deleteDoc(doc(db, 'hosts', HOST))],
    ['remove themselves', (db) => deleteDoc(doc(db, 'hosts', HELPER))],
    ['read the secret of a link', (db) => getDoc(doc(db, 'replyLinks', REPLIED))],
    ['list the secrets of links', (db) => getDocs(collection(db, 'replyLinks'))],
    ['make a link', (db) => setDoc(doc(db, 'replyLinks', NEW), { secret: 's'.repeat(22) })],
    ['stop a link', (db) => deleteDoc(doc(db, 'replyLinks', REPLIED))],
    ['list who opened links', (db) => getDocs(collection(db, 'joined'))],
    ['read who opened a link', (db) => getDoc(doc(db, 'joined', UID))],
    ['read a table', (db) => getDoc(doc(db, 'tables', REPLIED))],
    ['list tables', (db) => getDocs(collection(db, 'tables'))],
    ['publish a table', (db) => setDoc(doc(db, 'tables', REPLIED), { table: '1' })],
    ['list news', (db) => getDocs(collection(db, 'news'))],
    ['write news', (db) => setDoc(doc(db, 'news', 'weekend'), { items: [] })],
    ['write elsewhere', (db) => setDoc(doc(db, 'elsewhere', 'x'), {})],
  ])('cannot %s', async (_, act) => {
    await assertFails(act(helper()));
  });
});

describe.each<[string, () => Firestore]>([
  ['An unverified account of a helper', () => as(HELPER, { email_verified: false })],
  ['A guest', () => firestoreOf(environment, 'ada')],
  ['A stranger with a verified address', () => as('eve@example.com')],
  ['An account with an unknown role', () => as(OTHER)],
])('%s', (_, firestore) => {
  it('has none of the powers of a helper', async () => {
    await addHost(environment, OTHER, 'owner');
    await assertFails(getDocs(collection(firestore(), 'rsvps')));
    await assertFails(getDocs(collection(firestore(), 'invitations')));
    await assertFails(getDocs(collection(firestore(), 'arrivals')));
    await assertFails(getDoc(doc(firestore(), 'hosts', OTHER)));
    await assertFails(setDoc(doc(firestore(), 'arrivals', REPLIED), { friday: { b: 1 } }));
    await assertFails(walkIn(firestore()));
  });
});

describe('The role of a host', () => {
  const entry = () => doc(as(HOST), 'hosts', OTHER);
  const added = { addedBy: HOST, addedAt: serverTimestamp() };

  it('is chosen by hosts when they add somebody, and changed later', async () => {
    await assertSucceeds(setDoc(entry(), { ...added, role: 'door' }));
    await assertFails(getDocs(collection(as(OTHER), 'guestNotes')));
    await assertSucceeds(updateDoc(entry(), { role: deleteField() }));
    await assertSucceeds(getDocs(collection(as(OTHER), 'guestNotes')));
    await assertSucceeds(updateDoc(entry(), { role: 'door' }));
    await assertFails(getDocs(collection(as(OTHER), 'guestNotes')));
  });

  it.each(['host', 'Door', '', null, true, ['door']])('is never %j', async (role) => {
    await assertFails(setDoc(entry(), { ...added, role }));
    await addHost(environment, OTHER, 'door');
    await assertFails(updateDoc(entry(), { role }));
  });

  it('is all that changes', async () => {
    await addHost(environment, OTHER, 'door');
    await assertFails(updateDoc(entry(), { role: deleteField(), addedBy: OTHER }));
    await assertFails(updateDoc(entry(), { addedAt: serverTimestamp() }));
  });

  it('is not for the owner', async () => {
    const owners = doc(as(HOST), 'hosts', OWNER);
    await assertFails(setDoc(owners, { ...added, role: 'door' }));
    await assertSucceeds(setDoc(owners, added));
    await assertFails(updateDoc(owners, { role: 'door' }));
  });
});

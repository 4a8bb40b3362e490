import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addHost,
  environmentOfFile,
  firestoreOf,
  seedDocument,
  withEmail,
} from './rules-environment';

const OWNER = "o'wner@example.com";
const HOST = 'nora@example.com';
const NEW_HOST = 'sam@example.com';
const FORMER_HOST = 'former@example.com';
const INVITATION = { name: 'Ada', days: 'weekend', people: 2 };
const INVITATION_ID = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

const environment = await environmentOfFile('demo-hosts', {
  days: WEEKEND,
  closesAt: null,
  ownerEmail: OWNER,
});
const withAccount = (email: string, claims?: object) => withEmail(environment, email, claims);
const reply = () => ({ name: 'Ada', friday: 'yes', saturday: 'no', lastRsvp: serverTimestamp() });
const hostEntry = (addedBy: string) => ({ addedBy, addedAt: serverTimestamp() });
const add = (firestore: Firestore, addedBy: string, email = NEW_HOST) =>
  setDoc(doc(firestore, 'hosts', email), hostEntry(addedBy));

beforeAll(async () => {
  await addHost(environment, FORMER_HOST);
  await assertSucceeds(deleteDoc(doc(withAccount(OWNER), 'hosts', FORMER_HOST)));
});

/** Everything that only hosts can do. Arrays have an order, and each of these works after the ones before it. */
const powers = (firestore: Firestore, email: string): readonly (() => Promise<unknown>)[] => [
  () => getDocs(collection(firestore, 'rsvps')),
  () => setDoc(doc(firestore, 'rsvps', 'somebody'), reply()),
  () => getDoc(doc(firestore, 'rsvps', 'somebody')),
  () => deleteDoc(doc(firestore, 'rsvps', 'somebody')),
  () => getDocs(collection(firestore, 'invitations')),
  () => setDoc(doc(firestore, 'invitations', INVITATION_ID), INVITATION),
  () => setDoc(doc(firestore, 'invitations', INVITATION_ID), { ...INVITATION, people: 3 }),
  () => deleteDoc(doc(firestore, 'invitations', INVITATION_ID)),
  () => setDoc(doc(firestore, 'arrivals', 'somebody'), { friday: { a: 1 } }),
  () => getDocs(collection(firestore, 'arrivals')),
  () => deleteDoc(doc(firestore, 'arrivals', 'somebody')),
  () => setDoc(doc(firestore, 'distinct', 'ada~eve'), { one: 'ada', other: 'eve' }),
  () => getDocs(collection(firestore, 'distinct')),
  () => deleteDoc(doc(firestore, 'distinct', 'ada~eve')),
  () => setDoc(doc(firestore, 'changes', 'invitations'), { at: serverTimestamp() }),
  () => getDoc(doc(firestore, 'changes', 'invitations')),
  () => getDocs(collection(firestore, 'hosts')),
  () => getDoc(doc(firestore, 'hosts', email)),
  () => getDoc(doc(firestore, 'hosts', HOST)),
  () => add(firestore, email),
  () => deleteDoc(doc(firestore, 'hosts', NEW_HOST)),
];

describe.each<[string, string, object?]>([
  ['The owner', OWNER],
  ['The owner, who signed up in other letters', "O'Wner@Example.com"],
  ['A host', HOST],
  ['A host who signed up in other letters', 'Nora@EXAMPLE.com'],
])('%s', (_, email, claims) => {
  it('reads, lists, writes and deletes everything', async () => {
    for (const power of powers(withAccount(email, claims), email.toLowerCase())) {
      await assertSucceeds(power());
    }
  });
});

describe.each<[string, (email: string) => Firestore, string?]>([
  ['A user who is not signed in', () => firestoreOf(environment, null)],
  ['A guest', () => firestoreOf(environment, 'ada')],
  ['A stranger with a verified address', withAccount, 'eve@example.com'],
  ['A former host', withAccount, FORMER_HOST],
  [
    'A former host with the claim of earlier rules',
    (email) => withAccount(email, { email_verified: true, host: true }),
    FORMER_HOST,
  ],
  [
    'An unverified account of a host',
    (email) => withAccount(email, { email_verified: false }),
    HOST,
  ],
  ['An account of a host without that claim', (email) => withAccount(email, {}), HOST],
  [
    'An account of a host, verified by text',
    (email) => withAccount(email, { email_verified: 'true' }),
    HOST,
  ],
  [
    'An unverified account of the owner',
    (email) => withAccount(email, { email_verified: false }),
    OWNER,
  ],
  ['An address that only ends like a host’s', withAccount, `not-${HOST}`],
  ['An address with a slash', withAccount, `x/hosts/${HOST}`],
])('%s', (_, firestoreOf, email = HOST) => {
  it('can do none of that', async () => {
    await seedDocument(environment, 'rsvps/somebody', reply());
    await seedDocument(environment, `invitations/${INVITATION_ID}`, INVITATION);
    for (const power of powers(firestoreOf(email), email)) await assertFails(power());
  });
});

describe('The time of the last change of an invitation', () => {
  const set = (fields: object, id = 'invitations') =>
    setDoc(doc(withAccount(HOST), 'changes', id), fields);

  it('is the time of the server, and nothing else', async () => {
    await assertSucceeds(set({ at: serverTimestamp() }));
    await assertFails(set({ at: Timestamp.fromMillis(0) }));
    await assertFails(set({ at: serverTimestamp(), name: 'Ada' }));
    await assertFails(set({}));
    await assertFails(set({ at: serverTimestamp() }, 'rsvps'));
    await assertFails(deleteDoc(doc(withAccount(HOST), 'changes', 'invitations')));
  });
});

describe('The list of hosts', () => {
  it('lets an account ask whether it is a host', async () => {
    const own = doc(withAccount(NEW_HOST), 'hosts', NEW_HOST);
    await assertFails(getDoc(own));
    await add(withAccount(HOST), HOST);
    expect((await assertSucceeds(getDoc(own))).exists()).toBe(true);
    const owners = doc(withAccount(OWNER), 'hosts', OWNER);
    expect((await assertSucceeds(getDoc(owners))).exists()).toBe(false);
  });

  it('ends the powers of a removed host with the next request', async () => {
    const former = withAccount(HOST);
    await assertSucceeds(getDocs(collection(former, 'rsvps')));
    await assertSucceeds(deleteDoc(doc(former, 'hosts', HOST)));
    await assertFails(getDocs(collection(former, 'rsvps')));
    await assertFails(add(former, HOST));
  });

  it('costs one read for a whole batch', async () => {
    const firestore = withAccount(HOST);
    const batch = writeBatch(firestore);
    // The rules of a batch may read 20 documents.
    for (let number = 10; number < 31; number++) {
      batch.set(doc(firestore, 'invitations', `number-${number}-${'a'.repeat(21)}`), INVITATION);
    }
    await assertSucceeds(batch.commit());
  });

  it('has only addresses, in small letters', async () => {
    for (const email of [
      'Sam@example.com',
      'sam',
      'sam@example',
      'sam@ example.com',
      ' sam@example.com',
      'sam@example.com,eve@example.com',
      `${'s'.repeat(250)}@example.com`,
    ]) {
      await assertFails(add(withAccount(HOST), HOST, email));
    }
  });

  it('says truthfully who added a host, and when', async () => {
    const firestore = withAccount(HOST);
    const document = doc(firestore, 'hosts', NEW_HOST);
    await assertFails(setDoc(document, {}));
    await assertFails(setDoc(document, { ...hostEntry(HOST), name: 'Sam' }));
    await assertFails(setDoc(document, hostEntry(OWNER)));
    await assertFails(setDoc(document, { addedBy: HOST, addedAt: Timestamp.fromMillis(0) }));
    await assertSucceeds(setDoc(document, hostEntry(HOST)));
    // Nor by another host.
    await assertFails(setDoc(doc(withAccount(OWNER), 'hosts', NEW_HOST), hostEntry(OWNER)));
  });
});

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
  asAdministrator as administratorOf,
  asHost,
  clearAllButHost,
  createRulesEnvironment,
  environmentOfFile,
  firestoreOf,
} from './rules-environment';

/** The uid of an account, and the id of an invitation. */
const UID = 'ada';
const ID = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

const environment = await environmentOfFile('demo-arrivals');
const as = (uid: string) => firestoreOf(environment, uid);
const host = () => asHost(environment);
const arrivals = (firestore: Firestore, key = ID) => doc(firestore, 'arrivals', key);
const mark = (fields: object, key = ID) => setDoc(arrivals(host(), key), fields, { merge: true });

/** Counts of phones that have not seen each other. */
const counts = (number: number, people = 99) =>
  Object.fromEntries(
    Array.from({ length: number }, () => [crypto.randomUUID().slice(-12), people]),
  );

const asAdministrator = (task: (firestore: Firestore) => Promise<unknown>) =>
  administratorOf(environment).then(task);

describe.each<[string, () => Firestore]>([
  ['A stranger', () => firestoreOf(environment, null)],
  ['A guest who knows the keys', () => as(UID)],
])('%s', (_, firestore) => {
  it.each([UID, ID])('can neither read nor write the arrivals %s', async (key) => {
    await asAdministrator(async (admin) => {
      const invitation = { name: 'Ada', days: 'weekend', people: 2 };
      await setDoc(doc(admin, 'invitations', ID), invitation);
      await setDoc(doc(admin, 'rsvps', key), { name: 'Ada', friday: 'yes', saturday: 'yes' });
      await setDoc(arrivals(admin, key), { friday: { a: 1 } });
    });
    await assertFails(getDoc(arrivals(firestore(), key)));
    await assertFails(getDocs(collection(firestore(), 'arrivals')));
    await assertFails(setDoc(arrivals(firestore(), key), { friday: { a: 2 } }, { merge: true }));
    await assertFails(setDoc(arrivals(firestore(), 'another-key'), { friday: { a: 2 } }));
    await assertFails(deleteDoc(arrivals(firestore(), key)));
  });
});

describe('A host', () => {
  it('reads, lists, writes and deletes arrivals, also of a guest who does not exist', async () => {
    await assertSucceeds(mark({ friday: { a: 0 } }));
    await assertSucceeds(mark({ friday: { a: deleteField(), b: 4 }, saturday: { c: 99 } }));
    await assertSucceeds(mark({ saturday: deleteField() }));
    expect((await getDoc(arrivals(host()))).data()).toEqual({ friday: { b: 4 } });
    expect((await assertSucceeds(getDocs(collection(host(), 'arrivals')))).size).toBe(1);
    await assertSucceeds(deleteDoc(arrivals(host())));
  });

  it('marks a guest by their uid, which gives nobody an invitation', async () => {
    await assertSucceeds(mark({ friday: { a: 1 } }, UID));
    expect((await getDoc(doc(host(), 'invitations', UID))).exists()).toBe(false);
    // With an invitation of that id, whoever knows the uid could write the reply.
    const reply = { name: 'Eve', friday: 'no', saturday: 'no' };
    await assertFails(getDoc(doc(as('eve'), 'rsvps', UID)));
    await assertFails(setDoc(doc(as('eve'), 'rsvps', UID), reply));
  });

  it.each<[string, object]>([
    ['fewer than none', { friday: { a: -1 } }],
    ['too many people', { friday: { a: 100 } }],
    ['half a person', { friday: { a: 1.5 } }],
    ['people as a text', { friday: { a: '2' } }],
    ['nothing', { friday: { a: null } }],
    ['no map', { friday: [2] }],
    ['a number in place of a map', { friday: 2 }],
    ['a sentence as an id', { friday: { 'Ada and Grace': 1 } }],
    ['a long id', { friday: { ['a'.repeat(641)]: 1 } }],
    ['too many counts', { friday: counts(21) }],
    ['an unknown day', { monday: { a: 1 } }],
    ['another field', { friday: { a: 1 }, name: 'Ada' }],
  ])('cannot write arrivals with %s', async (_, fields) => {
    await assertFails(mark(fields));
    await mark({ saturday: { a: 1 } });
    await assertFails(mark(fields));
  });

  it('marks a guest with arrivals on a day that the content no longer has', async () => {
    await asAdministrator((admin) => setDoc(arrivals(admin), { monday: { a: 2 } }));
    await assertSucceeds(mark({ friday: { a: 1 } }));
    await assertFails(mark({ monday: { a: 3 } }));
  });

  it('writes the most counts of seven days at once', async () => {
    const days = Array.from(
      { length: 7 },
      (_, index) => ({ day: `day${index}day`, asked: true, guests: 'everyone' }) as const,
    );
    const week = await createRulesEnvironment('demo-arrivals-week', { days, closesAt: null });
    await clearAllButHost(week);
    const all = () => Object.fromEntries(days.map(({ day }) => [day, counts(20)]));
    const document = arrivals(asHost(week));
    await assertSucceeds(setDoc(document, all()));
    await assertSucceeds(setDoc(document, all()));
    await assertFails(setDoc(document, { ...all(), day6day: counts(20, 100) }));
    await week.cleanup();
  });
});

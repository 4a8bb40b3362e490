import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asAdministrator as administratorOf,
  asHost,
  clearAllButHost,
  createRulesEnvironment,
  firestoreOf,
} from './rules-environment';

/** Of an account, and of an invitation. */
const UID = 'ada';
const ID = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

let environment: RulesTestEnvironment;
const as = (uid: string) => firestoreOf(environment, uid);
const host = () => asHost(environment);
const arrivals = (firestore: Firestore, key = ID) => doc(firestore, 'arrivals', key);
const mark = (fields: object, key = ID) => setDoc(arrivals(host(), key), fields, { merge: true });

const asAdministrator = (task: (firestore: Firestore) => Promise<unknown>) =>
  administratorOf(environment).then(task);

beforeAll(async () => {
  // The SDK would log each expected rejection as a warning.
  setLogLevel('silent');
  environment = await createRulesEnvironment('demo-arrivals');
});
beforeEach(() => clearAllButHost(environment));
afterAll(() => environment.cleanup());

describe.each<[string, () => Firestore]>([
  ['A stranger', () => firestoreOf(environment, null)],
  ['A guest who knows the keys', () => as(UID)],
])('%s', (_, firestore) => {
  it.each([UID, ID])('can neither read nor write the arrivals %s', async (key) => {
    await asAdministrator(async (admin) => {
      const invitation = { name: 'Ada', days: 'weekend', people: 2 };
      await setDoc(doc(admin, 'invitations', ID), invitation);
      await setDoc(doc(admin, 'rsvps', key), { name: 'Ada', friday: 'yes', saturday: 'yes' });
      await setDoc(arrivals(admin, key), { friday: 1 });
    });
    await assertFails(getDoc(arrivals(firestore(), key)));
    await assertFails(getDocs(collection(firestore(), 'arrivals')));
    await assertFails(setDoc(arrivals(firestore(), key), { friday: 2 }, { merge: true }));
    await assertFails(setDoc(arrivals(firestore(), 'another-key'), { friday: 2 }));
    await assertFails(deleteDoc(arrivals(firestore(), key)));
  });
});

describe('A host', () => {
  it('reads, lists, writes and deletes arrivals, also of a guest who does not exist', async () => {
    await assertSucceeds(mark({ friday: 0 }));
    await assertSucceeds(mark({ saturday: 99 }));
    await assertSucceeds(mark({ friday: deleteField() }));
    expect((await getDoc(arrivals(host()))).data()).toEqual({ saturday: 99 });
    expect((await assertSucceeds(getDocs(collection(host(), 'arrivals')))).size).toBe(1);
    await assertSucceeds(deleteDoc(arrivals(host())));
  });

  it('marks a guest by their uid, which gives nobody an invitation', async () => {
    await assertSucceeds(mark({ friday: 1 }, UID));
    expect((await getDoc(doc(host(), 'invitations', UID))).exists()).toBe(false);
    // With an invitation of that id, whoever knows the uid could write the reply.
    const reply = { name: 'Eve', friday: 'no', saturday: 'no' };
    await assertFails(getDoc(doc(as('eve'), 'rsvps', UID)));
    await assertFails(setDoc(doc(as('eve'), 'rsvps', UID), reply));
  });

  it.each<[string, object]>([
    ['fewer than none', { friday: -1 }],
    ['too many people', { friday: 100 }],
    ['half a person', { friday: 1.5 }],
    ['people as a text', { friday: '2' }],
    ['nothing', { friday: null }],
    ['an unknown day', { monday: 1 }],
    ['another field', { friday: 1, name: 'Ada' }],
  ])('cannot write arrivals with %s', async (_, fields) => {
    await assertFails(mark(fields));
    await mark({ saturday: 1 });
    await assertFails(mark(fields));
  });

  it('marks a guest with arrivals on a day that the content no longer has', async () => {
    await asAdministrator((admin) => setDoc(arrivals(admin), { monday: 2 }));
    await assertSucceeds(mark({ friday: 1 }));
    await assertFails(mark({ monday: 3 }));
  });
});

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { TEXT_NAMES, textField } from '@invitation/domain/record/rsvp-fields';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { asHost, environmentOfFile, firestoreOf, seedDocument } from './rules-environment';

const UID = 'ada';
const rsvp = (fields: object = {}) => ({
  name: 'Ada',
  friday: 'yes',
  saturday: 'no',
  lastRsvp: serverTimestamp(),
  ...fields,
});

const environment = await environmentOfFile('demo-rules');
const as = (uid: string) => firestoreOf(environment, uid);
const owner = () => as(UID);
const other = () => as('eve');
const host = () => asHost(environment);
const nobody = () => firestoreOf(environment, null);
const document = (firestore: Firestore, key = UID) => doc(firestore, 'rsvps', key);
const write = (firestore: Firestore, fields: object, key = UID) =>
  setDoc(document(firestore, key), rsvp(fields), { merge: true });

/** Writes a document as an administrator, with a save a minute ago. */
const seed = (fields: object = {}, key = UID) =>
  seedDocument(environment, `rsvps/${key}`, {
    ...rsvp(),
    lastRsvp: Timestamp.fromMillis(Date.now() - 60_000),
    ...fields,
  });

const unauthorizedUsers: [string, () => Firestore][] = [
  ['a user who is not signed in', nobody],
  ['another guest', other],
];

describe('A guest', () => {
  it('reads their own document, also before it exists', async () => {
    await assertSucceeds(getDoc(document(owner())));
    await assertSucceeds(write(owner(), {}));
    await assertSucceeds(getDoc(document(owner())));
  });

  it('creates and updates their own document', async () => {
    await assertSucceeds(write(owner(), {}));
    await seed();
    await assertSucceeds(write(owner(), { friday: 'no' }));
    await seed();
    await assertSucceeds(
      updateDoc(document(owner()), { saturday: 'yes', lastRsvp: serverTimestamp() }),
    );
    expect((await getDoc(document(owner()))).data()).toMatchObject({ saturday: 'yes' });
  });

  it('saves a document at most once a second', async () => {
    // Two writes within a second may take several attempts on a busy machine.
    await vi.waitFor(
      async () => {
        const startTime = performance.now();
        await seed({ lastRsvp: serverTimestamp() });
        const second = await write(owner(), { friday: 'no' }).then(
          () => 'accepted',
          () => 'rejected',
        );
        if (performance.now() - startTime >= 1_000) throw new Error('The writes took too long.');
        expect(second).toBe('rejected');
      },
      { timeout: 30_000 },
    );
    await seed({ lastRsvp: Timestamp.fromMillis(Date.now() + 10_000) });
    await assertFails(write(owner(), { friday: 'no' }));
    await seed({ lastRsvp: Timestamp.fromMillis(Date.now() - 1_000) });
    await assertSucceeds(write(owner(), { friday: 'no' }));
  });

  it.each<[string, Record<string, unknown>]>([
    ['an unknown field', { table: 7 }],
    ['the id of another document', { id: 'eve' }],
    ['an id that is not a text', { id: 7 }],
    ['notes that are not a text', { otherNotes: { seat: 3 } }],
    ['a time that is not a timestamp', { lastRsvp: 'yesterday' }],
    ['no time', { lastRsvp: null }],
  ])('updates a document in which the hosts left %s', async (_, fields) => {
    await seed(fields);
    await assertSucceeds(write(owner(), { friday: 'no', dietaryRestrictions: 'None' }));
    const stored = (await getDoc(document(owner()))).data();
    const { lastRsvp: __, ...kept } = fields;
    expect(stored).toMatchObject({ ...kept, friday: 'no' });
  });

  it('cannot change the fields of the hosts', async () => {
    await seed({ table: 7, id: 'eve' });
    await assertFails(write(owner(), { table: 8 }));
    await assertFails(write(owner(), { id: 'mallory' }));
    await assertFails(
      updateDoc(document(owner()), { table: deleteField(), lastRsvp: serverTimestamp() }),
    );
    await assertSucceeds(write(owner(), { id: UID }));
  });

  it('completes a document that the hosts created', async () => {
    await seedDocument(environment, `rsvps/${UID}`, { name: 'Ada' });
    await assertFails(
      setDoc(document(owner()), { friday: 'yes', lastRsvp: serverTimestamp() }, { merge: true }),
    );
    await assertSucceeds(write(owner(), {}));
  });

  it('cannot list documents, not even their own', async () => {
    await write(owner(), {});
    await assertFails(getDocs(collection(owner(), 'rsvps')));
    await assertFails(getDocs(query(collection(owner(), 'rsvps'), limit(1))));
  });

  it('cannot delete their document', async () => {
    await write(owner(), {});
    await assertFails(deleteDoc(document(owner())));
  });

  it('cannot access other collections', async () => {
    await assertFails(getDoc(doc(owner(), 'other', UID)));
    await assertFails(setDoc(doc(owner(), 'other', UID), rsvp()));
    await assertFails(setDoc(doc(owner(), 'rsvps', UID, 'more', 'x'), rsvp()));
  });
});

describe.each(unauthorizedUsers)('%s', (_, firestore) => {
  it('cannot read, create, update, list or delete', async () => {
    await assertFails(write(firestore(), {}));
    await seed();
    await assertFails(getDoc(document(firestore())));
    await assertFails(write(firestore(), { friday: 'no' }));
    await assertFails(getDocs(collection(firestore(), 'rsvps')));
    await assertFails(deleteDoc(document(firestore())));
  });
});

describe('That two guests are different people', () => {
  const pair = (firestore: Firestore) => doc(firestore, 'distinct', 'ada~eve');

  it('is only for hosts, because the keys are secrets', async () => {
    await assertSucceeds(setDoc(pair(host()), { one: 'ada', other: 'eve' }));
    await assertSucceeds(setDoc(pair(host()), { one: 'ada', other: 'eve' }, { merge: true }));
    expect((await assertSucceeds(getDocs(collection(host(), 'distinct')))).size).toBe(1);
    for (const firestore of [owner, ...unauthorizedUsers.map(([, each]) => each)]) {
      await assertFails(getDoc(pair(firestore())));
      await assertFails(getDocs(collection(firestore(), 'distinct')));
      await assertFails(setDoc(pair(firestore()), { one: 'ada', other: 'eve' }));
      await assertFails(deleteDoc(pair(firestore())));
    }
    await assertSucceeds(deleteDoc(pair(host())));
  });

  it.each<object>([
    { one: 'eve', other: 'ada' },
    { one: 'ada', other: 'grace' },
    { one: 'ada' },
    { one: 'ada', other: 7 },
    { one: 'ada', other: 'eve', name: 'Ada' },
  ])('is not said by %j', async (fields) => {
    await assertFails(setDoc(pair(host()), fields));
  });
});

describe('A host', () => {
  it('reads and lists every reply', async () => {
    await write(owner(), {});
    await assertSucceeds(getDoc(document(host())));
    expect((await assertSucceeds(getDocs(collection(host(), 'rsvps')))).size).toBe(1);
  });

  it('creates and updates any reply at any time', async () => {
    await assertSucceeds(write(host(), {}));
    await assertSucceeds(write(host(), { friday: 'no' }));
  });

  it('saves what is known of a reply, which needs only a name', async () => {
    const time = { lastRsvp: serverTimestamp() };
    await assertFails(setDoc(document(host()), { friday: 'yes', ...time }));
    await assertSucceeds(setDoc(document(host()), { name: 'Ada', friday: 'yes', ...time }));
    const removing = (name: string) =>
      updateDoc(document(host()), { [name]: deleteField(), ...time });
    await assertSucceeds(removing('friday'));
    await assertFails(removing('name'));
  });

  it('deletes any reply', async () => {
    await write(owner(), {});
    await assertSucceeds(deleteDoc(document(host())));
  });

  it('cannot write an unknown field', async () => {
    await assertFails(write(host(), { surprise: true }));
  });
});

const FIELDS = [
  ...TEXT_NAMES.map((name) => {
    const { limit, required } = textField(name);
    return { name, type: 'text', limit, isRequired: required !== undefined };
  }),
  ...WEEKEND.map(({ day, asked }) => ({ name: day, type: 'answer', limit: 0, isRequired: asked })),
];

describe.each(FIELDS)('The field $name', ({ name, type, limit, isRequired }) => {
  it('is accepted', async () => {
    await assertSucceeds(write(owner(), { [name]: type === 'text' ? 'Ada' : 'yes' }));
  });

  it('can be changed', async () => {
    await seed();
    await assertSucceeds(write(owner(), { [name]: type === 'text' ? 'Grace' : 'no' }));
  });

  it('rejects other types', async () => {
    for (const value of [7, true, null, ['yes'], { yes: true }, Timestamp.now()]) {
      await assertFails(write(owner(), { [name]: value }));
      await assertFails(write(host(), { [name]: value }));
    }
  });

  if (type === 'text')
    it(`accepts at most ${limit} UTF-16 code units`, async () => {
      await assertSucceeds(write(owner(), { [name]: 'é'.repeat(limit) }));
      await seed();
      await assertSucceeds(write(owner(), { [name]: '😀'.repeat(limit / 2) }));
      await seed();
      await assertFails(write(owner(), { [name]: 'é'.repeat(limit + 1) }));
      await assertFails(write(owner(), { [name]: '😀'.repeat(limit / 2 + 1) }));
    });

  if (type === 'answer')
    it('accepts only yes and no', async () => {
      for (const value of ['', 'maybe', 'YES', 'yes ']) {
        await assertFails(write(owner(), { [name]: value }));
      }
    });

  it(isRequired ? 'is required' : 'is optional', async () => {
    const { [name]: _, ...rest } = rsvp() as Record<string, unknown>;
    const saving = setDoc(document(owner()), rest);
    await (isRequired ? assertFails(saving) : assertSucceeds(saving));
  });
});

describe('A document', () => {
  const accepted: [string, object][] = [
    ['without optional fields', {}],
    [
      'with every field',
      { id: UID, guest: 'Grace', sunday: 'yes', dietaryRestrictions: 'None', otherNotes: 'Hi' },
    ],
    ['with empty texts', { guest: '', dietaryRestrictions: '', otherNotes: '' }],
    ['with a name between white space', { name: '\n\u3000 Ada \ufeff' }],
  ];
  it.each(accepted)('%s is accepted', async (_, fields) => {
    await assertSucceeds(write(owner(), fields));
  });

  const rejected: [string, object][] = [
    ['with an unknown field', { plusOne: 'Grace' }],
    ['with the id of another document', { id: 'eve' }],
    ['with an id that is not a text', { id: 7 }],
    ['with an empty name', { name: '' }],
    ['with a name of white space', { name: ' \t\n\u00a0\u2003\u3000\ufeff' }],
    ["with the guest's time", { lastRsvp: Timestamp.now() }],
    ['with a time that is a text', { lastRsvp: '2025-10-03' }],
  ];
  it.each(rejected)('%s is rejected on create and update', async (_, fields) => {
    await assertFails(write(owner(), fields));
    await seed();
    await assertFails(write(owner(), fields));
    await assertFails(write(host(), fields));
  });

  it.each(['name', 'friday', 'saturday', 'lastRsvp'])('without %s is rejected', async (field) => {
    const { [field]: _, ...rest } = rsvp() as Record<string, unknown>;
    await assertFails(setDoc(document(owner()), rest));
    await seed();
    await assertFails(
      updateDoc(document(owner()), { lastRsvp: serverTimestamp(), [field]: deleteField() }),
    );
  });

  it('is rejected without a new time', async () => {
    await seed();
    await assertFails(updateDoc(document(owner()), { friday: 'no' }));
  });
});

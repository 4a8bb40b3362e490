import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { FIELD_NAMES, type FieldName, fieldOf } from '@invitation/domain/rsvp-fields';
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
  setLogLevel,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRules } from './rules-environment';

const UID = 'ada';
const rsvp = (fields: object = {}) => ({
  name: 'Ada',
  friday: 'yes',
  saturday: 'no',
  lastRsvp: serverTimestamp(),
  ...fields,
});

let environment: RulesTestEnvironment;
const as = (uid: string, claims?: Record<string, unknown>) =>
  environment.authenticatedContext(uid, claims).firestore() as unknown as Firestore;
const owner = () => as(UID);
const other = () => as('eve');
const host = () => as('nora', { host: true });
const nobody = () => environment.unauthenticatedContext().firestore() as unknown as Firestore;
const document = (firestore: Firestore, key = UID) => doc(firestore, 'rsvps', key);
const write = (firestore: Firestore, fields: object, key = UID) =>
  setDoc(document(firestore, key), rsvp(fields), { merge: true });

/** A document as an administrator leaves it, of somebody who saved a while ago. */
const seed = (fields: object = {}, key = UID) =>
  environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore() as unknown as Firestore, 'rsvps', key), {
      ...rsvp(),
      lastRsvp: Timestamp.fromMillis(Date.now() - 60_000),
      ...fields,
    }),
  );

beforeAll(async () => {
  // Every refusal that is asked for here would be logged as a warning.
  setLogLevel('silent');
  environment = await openRules('demo-rules');
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

const everybodyElse: [string, () => Firestore][] = [
  ['somebody who is not signed in', nobody],
  ['another guest', other],
  ['somebody whose claim to be a host is not true', () => as('eve', { host: false })],
  ['somebody whose claim to be a host is a text', () => as('eve', { host: 'true' })],
];

describe('A guest', () => {
  it('reads their own document, whether it is there or not', async () => {
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

  it('saves one document once a second', async () => {
    await assertSucceeds(write(owner(), {}));
    await assertFails(write(owner(), { friday: 'no' }));
    await seed({ lastRsvp: Timestamp.fromMillis(Date.now() - 500) });
    await assertFails(write(owner(), { friday: 'no' }));
    await seed({ lastRsvp: Timestamp.fromMillis(Date.now() - 1_000) });
    await assertSucceeds(write(owner(), { friday: 'no' }));
  });

  it.each<[string, Record<string, unknown>]>([
    ['a field of the hosts', { table: 7 }],
    ['the id of another document', { id: 'eve' }],
    ['an id that is not a text', { id: 7 }],
    ['notes that are no text', { otherNotes: { seat: 3 } }],
    ['a time that is no time', { lastRsvp: 'yesterday' }],
    ['no time', { lastRsvp: null }],
  ])('saves a document in which the hosts left %s', async (_, fields) => {
    await seed(fields);
    await assertSucceeds(write(owner(), { friday: 'no', dietaryRestrictions: 'None' }));
    const stored = (await getDoc(document(owner()))).data();
    const { lastRsvp: __, ...kept } = fields;
    expect(stored).toMatchObject({ ...kept, friday: 'no' });
  });

  it('changes no field of the hosts', async () => {
    await seed({ table: 7, id: 'eve' });
    await assertFails(write(owner(), { table: 8 }));
    await assertFails(write(owner(), { id: 'mallory' }));
    await assertFails(
      updateDoc(document(owner()), { table: deleteField(), lastRsvp: serverTimestamp() }),
    );
    await assertSucceeds(write(owner(), { id: UID }));
  });

  it('completes a document that the hosts began', async () => {
    await environment.withSecurityRulesDisabled((context) =>
      setDoc(document(context.firestore() as unknown as Firestore), { name: 'Ada' }),
    );
    await assertFails(
      setDoc(document(owner()), { friday: 'yes', lastRsvp: serverTimestamp() }, { merge: true }),
    );
    await assertSucceeds(write(owner(), {}));
  });

  it('lists nothing, not even their own', async () => {
    await write(owner(), {});
    await assertFails(getDocs(collection(owner(), 'rsvps')));
    await assertFails(getDocs(query(collection(owner(), 'rsvps'), limit(1))));
  });

  it('deletes nothing', async () => {
    await write(owner(), {});
    await assertFails(deleteDoc(document(owner())));
  });

  it('finds no other collection', async () => {
    await assertFails(getDoc(doc(owner(), 'other', UID)));
    await assertFails(setDoc(doc(owner(), 'other', UID), rsvp()));
    await assertFails(setDoc(doc(owner(), 'rsvps', UID, 'more', 'x'), rsvp()));
  });
});

describe.each(everybodyElse)('%s', (_, firestore) => {
  it('neither reads, creates, updates, lists nor deletes', async () => {
    await assertFails(write(firestore(), {}));
    await seed();
    await assertFails(getDoc(document(firestore())));
    await assertFails(write(firestore(), { friday: 'no' }));
    await assertFails(getDocs(collection(firestore(), 'rsvps')));
    await assertFails(deleteDoc(document(firestore())));
  });
});

describe('A host', () => {
  it('reads and lists every reply', async () => {
    await write(owner(), {});
    await assertSucceeds(getDoc(document(host())));
    expect((await assertSucceeds(getDocs(collection(host(), 'rsvps')))).size).toBe(1);
  });

  it('creates and updates any reply, as often as needed', async () => {
    await assertSucceeds(write(host(), {}));
    await assertSucceeds(write(host(), { friday: 'no' }));
  });

  it('writes nothing but replies, and deletes none', async () => {
    await assertFails(write(host(), { surprise: true }));
    await assertSucceeds(write(host(), {}));
    await assertFails(deleteDoc(document(host())));
  });
});

/** The value that each type of field takes. */
const valid = (name: FieldName) => (fieldOf(name).type === 'text' ? 'Ada' : 'yes');

describe.each(FIELD_NAMES)('The field %s', (name) => {
  const { type, limit = 0, required } = fieldOf(name);

  it('is known to the rules', async () => {
    await assertSucceeds(write(owner(), { [name]: valid(name) }));
  });

  it('may be changed', async () => {
    await seed();
    await assertSucceeds(write(owner(), { [name]: type === 'text' ? 'Grace' : 'no' }));
  });

  it('takes no other type', async () => {
    for (const value of [7, true, null, ['yes'], { yes: true }, Timestamp.now()]) {
      await assertFails(write(owner(), { [name]: value }));
      await assertFails(write(host(), { [name]: value }));
    }
  });

  if (type === 'text')
    it(`takes texts of up to ${limit} UTF-16 code units`, async () => {
      await assertSucceeds(write(owner(), { [name]: 'é'.repeat(limit) }));
      await seed();
      await assertSucceeds(write(owner(), { [name]: '😀'.repeat(limit / 2) }));
      await seed();
      await assertFails(write(owner(), { [name]: 'é'.repeat(limit + 1) }));
      await assertFails(write(owner(), { [name]: '😀'.repeat(limit / 2 + 1) }));
    });

  if (type === 'answer')
    it('takes yes and no alone', async () => {
      for (const value of ['', 'maybe', 'YES', 'yes ']) {
        await assertFails(write(owner(), { [name]: value }));
      }
    });

  it(required === undefined ? 'may be left out' : 'is required', async () => {
    const { [name]: _, ...rest } = rsvp() as Record<string, unknown>;
    const left = setDoc(document(owner()), rest);
    await (required === undefined ? assertSucceeds(left) : assertFails(left));
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

  const refused: [string, object][] = [
    ['with an unknown field', { plusOne: 'Grace' }],
    ['with the id of another document', { id: 'eve' }],
    ['with an id that is not a text', { id: 7 }],
    ['with an empty name', { name: '' }],
    ['with a name of white space', { name: ' \t\n\u00a0\u2003\u3000\ufeff' }],
    ["with the guest's time", { lastRsvp: Timestamp.now() }],
    ['with a time that is a text', { lastRsvp: '2025-10-03' }],
  ];
  it.each(refused)('%s is refused, first and later', async (_, fields) => {
    await assertFails(write(owner(), fields));
    await seed();
    await assertFails(write(owner(), fields));
    await assertFails(write(host(), fields));
  });

  it.each(['name', 'friday', 'saturday', 'lastRsvp'])('without %s is refused', async (field) => {
    const { [field]: _, ...rest } = rsvp() as Record<string, unknown>;
    await assertFails(setDoc(document(owner()), rest));
    await seed();
    await assertFails(
      updateDoc(document(owner()), { lastRsvp: serverTimestamp(), [field]: deleteField() }),
    );
  });

  it('keeps the time of its last save honest', async () => {
    await seed();
    await assertFails(updateDoc(document(owner()), { friday: 'no' }));
  });
});

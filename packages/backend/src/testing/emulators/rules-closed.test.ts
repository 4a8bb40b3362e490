import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  addHost,
  asHost,
  createRulesEnvironment,
  firestoreOf,
  seedDocument,
} from './rules-environment';

const YESTERDAY_MS = Date.now() - 86_400_000;
const TOMORROW_MS = Date.now() + 86_400_000;
/** The days of the sample, and one before them. */
const EVENTS = [
  { day: 'thursday', asked: true, guests: 'weekend' },
  { day: 'friday', asked: true, guests: 'weekend' },
  { day: 'saturday', asked: true, guests: 'everyone' },
  { day: 'sunday', asked: false, guests: 'weekend' },
] as const;
const DAYS = EVENTS.map(({ day }) => day);
const NO = { name: 'Ada', ...Object.fromEntries(DAYS.map((day) => [day, 'no'])) };

let environment: RulesTestEnvironment;
const open = async (closesAtMs: number, projectId: string) => {
  const closesAt = new Date(closesAtMs).toISOString();
  environment = await createRulesEnvironment(projectId, { days: EVENTS, closesAt });
};
const as = (uid: string) => firestoreOf(environment, uid);
const write = (firestore: Firestore, fields: object) =>
  setDoc(
    doc(firestore, 'rsvps', 'ada'),
    { ...fields, lastRsvp: serverTimestamp() },
    { merge: true },
  );
const seed = (fields: object) =>
  seedDocument(environment, 'rsvps/ada', {
    ...fields,
    lastRsvp: Timestamp.fromMillis(Date.now() - 60_000),
  });

describe('After the last day for replies', () => {
  beforeAll(() => open(YESTERDAY_MS, 'demo-closed'));
  beforeEach(() => environment.clearFirestore());
  afterAll(() => environment.cleanup());

  it('a new guest can only decline', async () => {
    for (const day of DAYS) await assertFails(write(as('ada'), { ...NO, [day]: 'yes' }));
    await assertSucceeds(write(as('ada'), NO));
  });

  it.each(DAYS)('a guest can change a yes for the %s to no, but not a no to yes', async (day) => {
    await seed({ ...NO, [day]: 'yes' });
    await assertSucceeds(write(as('ada'), { [day]: 'no' }));
    await seed(NO);
    await assertFails(write(as('ada'), { [day]: 'yes' }));
  });

  it.each(DAYS)('a guest keeps their yes for the %s and changes other fields', async (day) => {
    await seed({ ...NO, [day]: 'yes' });
    await assertSucceeds(write(as('ada'), { [day]: 'yes', dietaryRestrictions: 'No nuts' }));
  });

  it('a guest can lower a number of people, but not raise it', async () => {
    await seedDocument(environment, 'invitations/ada', { name: 'Ada', days: 'weekend', people: 4 });
    const yes = { ...NO, friday: 'yes' };
    // Without a number, everybody on the invitation comes.
    await seed(yes);
    await assertSucceeds(write(as('eve'), { fridayPeople: 4 }));
    await seed({ ...yes, fridayPeople: 3 });
    await assertFails(write(as('eve'), { fridayPeople: 4 }));
    await assertFails(write(as('eve'), { fridayPeople: deleteField() }));
    await assertSucceeds(write(as('eve'), { fridayPeople: 2 }));
  });

  it('a guest cannot add another guest beside a yes, but correct or remove one', async () => {
    const yes = { ...NO, saturday: 'yes' };
    const change = async (before: object, fields: object) => {
      await seed(before);
      return write(as('ada'), fields);
    };
    await assertFails(change(yes, { guest: 'Grace' }));
    await assertSucceeds(change(yes, { guest: '\u3000' }));
    await assertSucceeds(change(yes, { saturday: 'no', guest: 'Grace' }));
    await assertSucceeds(change({ ...yes, guest: 'Grace' }, { guest: 'Grace H.' }));
    await assertSucceeds(change({ ...yes, guest: 'Grace' }, { guest: '' }));
  });

  it('a host writes any answer', async () => {
    await addHost(environment);
    await assertSucceeds(write(asHost(environment), { ...NO, friday: 'yes' }));
  });
});

describe('Before the last day for replies', () => {
  beforeAll(() => open(TOMORROW_MS, 'demo-not-closed'));
  afterAll(() => environment.cleanup());

  it.each(DAYS)('a guest accepts the %s', async (day) => {
    await environment.clearFirestore();
    await assertSucceeds(write(as('ada'), { ...NO, [day]: 'yes' }));
  });
});

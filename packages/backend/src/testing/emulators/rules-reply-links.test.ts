import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  asHost,
  createRulesEnvironment,
  environmentOfFile,
  firestoreOf,
  seedDocument,
} from './rules-environment';

const SECRET = 's'.repeat(32);
const OTHER_SECRET = 't'.repeat(32);
const ANSWERS = { name: 'Ada', friday: 'yes', saturday: 'yes' };

let environment = await environmentOfFile('demo-reply-links');
const as = (uid: string) => firestoreOf(environment, uid);
const owner = () => as('ada');
const phone = () => as('phone');
const nobody = () => firestoreOf(environment, null);
const host = () => asHost(environment);
const reply = (firestore: Firestore, key = 'ada') => doc(firestore, 'rsvps', key);
const link = (firestore: Firestore, key = 'ada') => doc(firestore, 'replyLinks', key);
const seedReply = (key = 'ada', fields: object = {}) =>
  seedDocument(environment, `rsvps/${key}`, {
    ...ANSWERS,
    lastRsvp: Timestamp.fromMillis(Date.now() - 60_000),
    ...fields,
  });
const seedLink = (secret = SECRET, key = 'ada') =>
  seedDocument(environment, `replyLinks/${key}`, { secret });
const join = (firestore: Firestore, { uid = 'phone', key = 'ada', secret = SECRET } = {}) =>
  setDoc(doc(firestore, 'joined', uid), { reply: key, secret });
const change = (firestore: Firestore, fields: object = {}, key = 'ada') =>
  updateDoc(reply(firestore, key), { friday: 'no', lastRsvp: serverTimestamp(), ...fields });
/** A phone that has opened the link. */
const joined = async () => {
  await seedReply();
  await seedLink();
  await assertSucceeds(join(phone()));
};
const assertEnded = async (firestore = phone(), key = 'ada') => {
  await assertFails(getDoc(reply(firestore, key)));
  await assertFails(change(firestore, {}, key));
};

describe('The link of a reply', () => {
  it('is made, read and stopped by the account of the reply', async () => {
    await seedReply();
    await assertSucceeds(setDoc(link(owner()), { secret: SECRET }));
    expect((await getDoc(link(owner()))).data()).toEqual({ secret: SECRET });
    await assertSucceeds(deleteDoc(link(owner())));
    await assertSucceeds(setDoc(link(owner()), { secret: OTHER_SECRET }));
  });

  it('is only replaced after it was stopped', async () => {
    await seedReply();
    await seedLink();
    await assertFails(setDoc(link(owner()), { secret: OTHER_SECRET }));
  });

  it('needs a reply', async () => {
    await assertFails(setDoc(link(owner()), { secret: SECRET }));
  });

  it('is useless to others, even to hosts and to accounts that joined by it', async () => {
    await joined();
    for (const firestore of [phone(), as('eve'), host(), nobody()]) {
      await assertFails(getDoc(link(firestore)));
      await assertFails(getDocs(collection(firestore, 'replyLinks')));
      await assertFails(deleteDoc(link(firestore)));
      await assertFails(setDoc(link(firestore), { secret: OTHER_SECRET }));
    }
    await assertFails(getDocs(collection(owner(), 'replyLinks')));
  });

  it.each([
    ['short', { secret: 's'.repeat(21) }],
    ['long', { secret: 's'.repeat(65) }],
    ['no base64url', { secret: `${'s'.repeat(22)}.` }],
    ['a number', { secret: 7 }],
    ['missing', {}],
    ['not all', { secret: SECRET, note: 'x'.repeat(100_000) }],
  ])('has no secret that is %s', async (_, fields) => {
    await seedReply();
    await assertFails(setDoc(link(owner()), fields));
  });
});

describe('An account with the secret', () => {
  it('reads and changes the reply, and so does a second phone', async () => {
    await joined();
    await assertSucceeds(join(as('tablet'), { uid: 'tablet' }));
    expect((await getDoc(reply(phone()))).data()).toMatchObject(ANSWERS);
    await assertSucceeds(change(phone()));
    expect((await getDoc(reply(as('tablet')))).data()).toMatchObject({ friday: 'no' });
    // At most once a second.
    await seedReply('ada', { lastRsvp: Timestamp.fromMillis(Date.now() + 10_000) });
    await assertFails(change(as('tablet'), { saturday: 'no' }));
    await seedReply();
    await assertSucceeds(change(as('tablet'), { saturday: 'no' }));
  });

  it('is checked like the account of the reply', async () => {
    await joined();
    await assertFails(change(phone(), { fridayPeople: 2, friday: 'yes' }));
    await assertFails(change(phone(), { name: '' }));
    await assertFails(change(phone(), { table: 7 }));
    await assertFails(deleteDoc(reply(phone())));
    await assertFails(getDocs(collection(phone(), 'rsvps')));
    await assertSucceeds(change(phone()));
  });

  it('does not turn the uid into the id of an invitation', async () => {
    await joined();
    await assertFails(change(phone(), { id: 'ada' }));
  });

  it('reads nothing before it has joined, or without the secret', async () => {
    await seedReply();
    await seedLink();
    await assertEnded();
    await assertFails(join(phone(), { secret: OTHER_SECRET }));
    await assertFails(join(nobody()));
    await assertEnded();
  });

  it('joins only for itself, and nobody can read that', async () => {
    await joined();
    await assertFails(join(as('eve')));
    for (const firestore of [phone(), as('eve'), host()]) {
      await assertFails(getDoc(doc(firestore, 'joined', 'phone')));
      await assertFails(getDocs(collection(firestore, 'joined')));
      await assertFails(deleteDoc(doc(firestore, 'joined', 'phone')));
    }
  });

  it.each([
    ['another field', { reply: 'ada', secret: SECRET, more: 1 }],
    ['no secret', { reply: 'ada' }],
    ['no reply', { secret: SECRET }],
    ['a path', { reply: 'ada/x/y', secret: SECRET }],
    ['a list', { reply: ['ada'], secret: SECRET }],
  ])('does not join with %s', async (_, fields) => {
    await seedReply();
    await seedLink();
    await assertFails(setDoc(doc(phone(), 'joined', 'phone'), fields));
  });

  it('has one reply beside its own: the last one that it joined', async () => {
    await joined();
    await seedReply('grace');
    await seedReply('phone');
    await seedLink(OTHER_SECRET, 'grace');
    await assertFails(join(phone(), { key: 'grace' }));
    await assertSucceeds(join(phone(), { key: 'grace', secret: OTHER_SECRET }));
    await assertEnded();
    await assertSucceeds(change(phone(), {}, 'grace'));
    await assertSucceeds(change(phone(), {}, 'phone'));
  });
});

describe('Whoever came by a link loses the reply', () => {
  it('when the link is stopped, also after the next one is made', async () => {
    await joined();
    await assertSucceeds(deleteDoc(link(owner())));
    await assertEnded();
    await assertFails(join(phone()));
    await assertSucceeds(setDoc(link(owner()), { secret: OTHER_SECRET }));
    await assertEnded();
    await assertFails(join(phone()));
    await assertSucceeds(change(owner()));
  });

  it('when hosts delete it, or give it an invitation: it moves to its id', async () => {
    await joined();
    await assertSucceeds(deleteDoc(reply(host())));
    await assertEnded();
    await assertFails(join(phone()));
    // Only its own account can restore it, not one that joined by the link.
    const again = { ...ANSWERS, lastRsvp: serverTimestamp() };
    await assertFails(setDoc(reply(phone()), again));
    await assertFails(setDoc(reply(owner()), again));
    const both = writeBatch(owner());
    both.set(reply(owner()), again);
    both.delete(link(owner()));
    await assertSucceeds(both.commit());
    await assertEnded();
    await assertFails(join(phone()));
  });

  it('but not when hosts bring the deleted reply back', async () => {
    await joined();
    await assertSucceeds(deleteDoc(reply(host())));
    await assertSucceeds(setDoc(reply(host()), { ...ANSWERS, lastRsvp: serverTimestamp() }));
    await assertSucceeds(getDoc(reply(phone())));
  });

  it('and an account that was removed leaves nothing for the next one', async () => {
    await joined();
    await assertEnded(as('another'));
  });
});

it('After the last day for replies, whoever came by a link brings no more people', async () => {
  const closed = await createRulesEnvironment('demo-reply-links-closed', {
    days: [
      { day: 'friday', asked: true, guests: 'weekend' },
      { day: 'saturday', asked: true, guests: 'everyone' },
    ],
    closesAt: new Date(Date.now() - 86_400_000).toISOString(),
  });
  const open = environment;
  environment = closed;
  try {
    await closed.clearFirestore();
    await joined();
    await seedReply('ada', { saturday: 'no' });
    await assertFails(change(phone(), { saturday: 'yes' }));
    await assertSucceeds(change(phone()));
  } finally {
    environment = open;
    await closed.cleanup();
  }
});

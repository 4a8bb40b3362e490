import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  asAdministrator as administratorOf,
  asHost,
  environmentOfFile,
  firestoreOf,
} from './rules-environment';

const ID = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const OTHER_ID = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
const INVITATION = { name: 'Ada & Grace', days: 'weekend', people: 2 };

const environment = await environmentOfFile('demo-invitations');
const as = (uid: string) => firestoreOf(environment, uid);
const guest = () => as('ada');
const host = () => asHost(environment);
const nobody = () => firestoreOf(environment, null);
const invitation = (firestore: Firestore, id = ID) => doc(firestore, 'invitations', id);
const reply = (firestore: Firestore, id = ID) => doc(firestore, 'rsvps', id);
const rsvp = (fields: object = {}) => ({
  id: ID,
  name: 'Ada',
  friday: 'yes',
  saturday: 'yes',
  lastRsvp: serverTimestamp(),
  ...fields,
});
const write = (firestore: Firestore, fields: object = {}, id = ID) =>
  setDoc(reply(firestore, id), rsvp({ id, ...fields }), { merge: true });

const asAdministrator = (task: (firestore: Firestore) => Promise<unknown>) =>
  administratorOf(environment).then(task);
const invite = (fields: object = {}) =>
  asAdministrator((firestore) => setDoc(invitation(firestore), { ...INVITATION, ...fields }));
/** Stores a reply from a minute ago. */
const seedReply = (fields: object = {}) =>
  asAdministrator((firestore) =>
    setDoc(reply(firestore), {
      ...rsvp(fields),
      lastRsvp: Timestamp.fromMillis(Date.now() - 60_000),
    }),
  );

describe('A guest who knows the id', () => {
  it('reads the invitation, and learns that a withdrawn one does not exist', async () => {
    await invite();
    expect((await assertSucceeds(getDoc(invitation(guest())))).data()).toEqual(INVITATION);
    expect((await assertSucceeds(getDoc(invitation(guest(), OTHER_ID)))).exists()).toBe(false);
  });

  it('reads, creates and updates the one reply, from any account', async () => {
    await invite();
    await assertSucceeds(getDoc(reply(guest())));
    await assertSucceeds(write(guest()));
    await seedReply();
    await assertSucceeds(write(as('grace'), { saturday: 'no' }));
    expect((await getDoc(reply(guest()))).data()).toMatchObject({ saturday: 'no' });
  });

  it('saves at most once a second', async () => {
    await invite();
    await seedReply({});
    await asAdministrator((firestore) =>
      setDoc(reply(firestore), { ...rsvp(), lastRsvp: Timestamp.fromMillis(Date.now() + 10_000) }),
    );
    await assertFails(write(guest(), { saturday: 'no' }));
  });

  it('cannot use the id of another document or an unknown field', async () => {
    await invite();
    await assertFails(write(guest(), { id: 'ada' }));
    await assertFails(write(guest(), { table: 7 }));
    await assertFails(write(guest(), { name: ' ' }));
  });

  it('cannot access a reply without an invitation', async () => {
    await seedReply();
    await assertFails(getDoc(reply(guest())));
    await assertFails(write(guest(), { saturday: 'no' }));
    await assertFails(write(guest(), {}, OTHER_ID));
  });

  it('cannot list, write or delete', async () => {
    await invite();
    await seedReply();
    await assertFails(getDocs(collection(guest(), 'invitations')));
    await assertFails(getDocs(collection(guest(), 'rsvps')));
    await assertFails(setDoc(invitation(guest()), { ...INVITATION, people: 3 }));
    await assertFails(setDoc(invitation(guest(), OTHER_ID), INVITATION));
    await assertFails(deleteDoc(invitation(guest())));
    await assertFails(deleteDoc(reply(guest())));
  });

  it('can still use the reply under their own uid', async () => {
    await invite();
    await assertSucceeds(
      setDoc(doc(guest(), 'rsvps', 'ada'), {
        name: 'Ada',
        friday: 'yes',
        saturday: 'yes',
        lastRsvp: serverTimestamp(),
      }),
    );
    await assertSucceeds(getDoc(doc(guest(), 'rsvps', 'ada')));
  });
});

describe('The number of people who come', () => {
  const people = (firestore: Firestore, fields: object) =>
    setDoc(reply(firestore), { ...fields, lastRsvp: serverTimestamp() }, { merge: true });
  const ownReply = (fields: object) =>
    setDoc(
      doc(guest(), 'rsvps', 'ada'),
      { name: 'Ada', friday: 'yes', saturday: 'yes', lastRsvp: serverTimestamp(), ...fields },
      { merge: true },
    );

  it('is at most the number on the invitation', async () => {
    await invite({ people: 4 });
    await assertFails(write(guest(), { fridayPeople: 5 }));
    await assertSucceeds(write(guest(), { fridayPeople: 4, saturdayPeople: 1 }));
  });

  it.each([0, -1, 1.5, '2', null, [2]])('is not %j', async (fridayPeople) => {
    await invite({ people: 4 });
    await assertFails(write(guest(), { fridayPeople }));
    await assertFails(write(host(), { fridayPeople }));
  });

  it('needs a yes', async () => {
    await invite({ people: 4 });
    await assertFails(write(guest(), { friday: 'no', fridayPeople: 2 }));
    await assertFails(write(host(), { sundayPeople: 2 }));
    await seedReply({ fridayPeople: 2 });
    await assertFails(people(guest(), { friday: 'no' }));
    await assertSucceeds(people(guest(), { friday: 'no', fridayPeople: deleteField() }));
  });

  it('of a host is up to 20, and stays when the guest changes another answer', async () => {
    await invite({ people: 2 });
    await assertFails(write(host(), { fridayPeople: 21 }));
    await seedReply({ fridayPeople: 20 });
    await assertSucceeds(people(host(), { saturdayPeople: 20 }));
    await seedReply({ fridayPeople: 20 });
    await assertFails(people(guest(), { fridayPeople: 19 }));
    await assertSucceeds(people(guest(), { dietaryRestrictions: 'Vegan' }));
  });

  it('is never set without an invitation, but goes with a no', async () => {
    await assertFails(ownReply({ fridayPeople: 1 }));
    const seed = { name: 'Ada', friday: 'yes', saturday: 'yes', fridayPeople: 2 };
    await asAdministrator((firestore) => setDoc(doc(firestore, 'rsvps', 'ada'), seed));
    await assertFails(ownReply({ fridayPeople: 3 }));
    await assertSucceeds(ownReply({ friday: 'no', fridayPeople: deleteField() }));
  });
});

describe('The reply of a Saturday invitation', () => {
  it('has the answer no for the Friday, and no yes for the Sunday', async () => {
    await invite({ days: 'saturday' });
    await assertFails(write(guest(), { friday: 'yes' }));
    await assertFails(write(guest(), { friday: 'no', sunday: 'yes' }));
    await assertSucceeds(write(guest(), { friday: 'no' }));
  });

  it('loses a yes from before at the next save', async () => {
    await invite({ days: 'saturday' });
    await seedReply({ friday: 'yes' });
    await assertFails(
      setDoc(reply(guest()), { saturday: 'no', lastRsvp: serverTimestamp() }, { merge: true }),
    );
    await assertSucceeds(write(guest(), { friday: 'no' }));
  });

  it('may have any answer from a host', async () => {
    await invite({ days: 'saturday' });
    await assertSucceeds(write(host(), { friday: 'yes' }));
  });
});

describe('A user who is not signed in', () => {
  it('cannot read or write an invitation or its reply', async () => {
    await invite();
    await seedReply();
    await assertFails(getDoc(invitation(nobody())));
    await assertFails(getDoc(reply(nobody())));
    await assertFails(write(nobody(), { saturday: 'no' }));
  });
});

describe('A host', () => {
  it('reads, lists, writes and withdraws invitations', async () => {
    await assertSucceeds(setDoc(invitation(host()), INVITATION));
    await assertSucceeds(updateDoc(invitation(host()), { people: 3 }));
    await assertSucceeds(getDoc(invitation(host())));
    expect((await assertSucceeds(getDocs(collection(host(), 'invitations')))).size).toBe(1);
    await assertSucceeds(deleteDoc(invitation(host())));
  });

  it('sets, changes and removes the language of an invitation', async () => {
    await assertSucceeds(setDoc(invitation(host()), { ...INVITATION, language: 'pt-PT' }));
    await assertSucceeds(updateDoc(invitation(host()), { language: 'es' }));
    await assertFails(updateDoc(invitation(host()), { language: 'Spanish' }));
    await assertSucceeds(updateDoc(invitation(host()), { language: deleteField() }));
    expect((await getDoc(invitation(host()))).data()).toEqual(INVITATION);
  });

  it('changes an invitation that has a field from the console, but not that field', async () => {
    await invite({ table: 7 });
    await assertSucceeds(setDoc(invitation(host()), { ...INVITATION, people: 3 }, { merge: true }));
    await assertFails(updateDoc(invitation(host()), { table: 8 }));
    expect((await getDoc(invitation(host()))).data()).toEqual({
      ...INVITATION,
      people: 3,
      table: 7,
    });
  });

  it('writes a reply for an invitation, also without one', async () => {
    await assertSucceeds(write(host()));
    await invite();
    await assertSucceeds(write(host(), { saturday: 'no' }));
  });

  it.each<[string, object]>([
    ['no name', { name: undefined }],
    ['a name of white space', { name: ' \t' }],
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['a name that is not a text', { name: 7 }],
    ['no days', { days: undefined }],
    ['other days', { days: 'friday' }],
    ['no people', { people: undefined }],
    ['nobody', { people: 0 }],
    ['too many people', { people: 21 }],
    ['half a person', { people: 1.5 }],
    ['people as a text', { people: '2' }],
    ['the name of a language', { language: 'Portuguese' }],
    ['an empty language', { language: '' }],
    ['a language that goes on in the link', { language: 'pt&x=y' }],
    ['a language that is not a text', { language: 7 }],
    ['arrivals', { arrived: ['friday'] }],
    ['an unknown field', { table: 7 }],
  ])('cannot write an invitation with %s', async (_, fields) => {
    const changed = Object.entries({ ...INVITATION, ...fields });
    const data = Object.fromEntries(changed.filter(([, value]) => value !== undefined));
    await assertFails(setDoc(invitation(host()), data));
    await invite();
    await assertFails(setDoc(invitation(host()), data));
  });

  it.each(['short', 'a'.repeat(21), 'a'.repeat(129), `${'a'.repeat(30)}.`])(
    'cannot write an invitation with the id %s',
    async (id) => {
      await assertFails(setDoc(invitation(host(), id), INVITATION));
    },
  );

  it('cannot write an invitation with an id that Firestore reserves', async () => {
    const id = `__${'a'.repeat(22)}__`;
    await expect(setDoc(invitation(host(), id), INVITATION)).rejects.toThrow();
  });
});

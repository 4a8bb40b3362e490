import { SETTINGS } from '@invitation/backend/mock-network';
import type { DayId } from '@invitation/domain/event/event';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import {
  type Arrivals,
  countsOn,
  NO_ARRIVALS,
  recount,
} from '@invitation/domain/guest-list/arrivals';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
} from 'firebase/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { arrivals } from '../../../pages/door/door-guests';
import { mergeReplies } from '../../changes/merge-replies';
import { EMPTY_GUEST_LIST, type GuestList, listGuests } from '../../people/guest-list';
import type { RepliedGuest } from '../../people/guests';
import { planOf } from '../../store/change';
import type { GuestListListener } from '../../store/hosts-backend';
import { guestListWrites } from '../firebase/guest-list-writes';
import { storedDocuments } from '../firebase/stored-documents';
import { watchGuestList } from '../firebase/watch-guest-list';
import { createHost, PASSWORD } from './emulator-accounts';
import { LISTENER_TIMEOUT_MS } from './hosts.contract';

/** A host’s phone, with a separate instance of the SDK. */
async function openPhone(name: string) {
  const app = initializeApp(SETTINGS, name);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  const email = await createHost();
  await signInWithEmailAndPassword(auth, email, PASSWORD);
  const firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, location.hostname, Number(location.port));
  const watch = (listener: GuestListListener) =>
    watchGuestList(firestore, { days: WEEKEND }, listener, { email, role: null });
  let list: GuestList = EMPTY_GUEST_LIST;
  const unsubscribe = watch({
    next(state) {
      list = listGuests(list, state);
    },
    error: (error) => expect.fail(error.message),
  });
  onTestFinished(() => {
    unsubscribe();
    return deleteApp(app);
  });
  const shows = (check: (list: GuestList) => void, timeout = LISTENER_TIMEOUT_MS) =>
    vi.waitFor(() => check(list), { timeout });
  // What is written while the emulator opens a listener may never arrive.
  await shows(({ isLive }) => expect(isLive).toBe(true));
  const writes = guestListWrites(
    () => firestore,
    storedDocuments(location.origin, SETTINGS.projectId, async () => ({
      authorization: `Bearer ${await auth.currentUser?.getIdToken()}`,
    })),
    { days: WEEKEND },
    () => false,
  );
  return {
    ...writes,
    watch,
    /** Counts what is on the screen, like a host at the door. */
    count: (key: string, day: DayId, people: number) =>
      writes.setArrivals(key, recount(arrivalsOf(list, key), day, [people])),
    read: () => list,
    guest: (key: string) => list.byKey.get(key) ?? expect.fail(`There is no guest ${key}.`),
    goOffline: () => disableNetwork(firestore),
    goOnline: () => enableNetwork(firestore),
    shows,
  };
}
type Phone = Awaited<ReturnType<typeof openPhone>>;

const FRIDAY = WEEKEND[0] ?? expect.fail('There is no day.');
const REPLY = { name: 'Ada', friday: 'yes', saturday: 'yes' } as const;
const INVITATION = { name: 'Ada', days: 'weekend', people: 4 } as const;
const twinOf = (key: string) => `${key}-twin`;

const arrivalsOf = ({ byKey, otherArrivals }: GuestList, key: string): Arrivals =>
  (byKey.get(key) ?? otherArrivals.find((each) => each.key === key))?.arrivals ?? NO_ARRIVALS;
const countsOf = (list: GuestList, key: string, day: DayId = 'friday') =>
  [...countsOn(arrivalsOf(list, key), day)].sort();

/** What a host without a signal counts at the door. Each guest has two arrivals before. */
const AT_THE_DOOR = { mark: 4, undo: 0, step: 3 };

/** What the other phone counts in the meantime. */
const COUNTED: Readonly<Record<string, number>> = { mark: 2, undo: 0, step: 5 };

const ANYWHERE = {
  mark: (phone: Phone, key: string) => phone.count(key, 'friday', 2),
  undo: (phone: Phone, key: string) => phone.count(key, 'friday', 0),
  step: (phone: Phone, key: string) => phone.count(key, 'friday', 5),
  'mark another day': (phone: Phone, key: string) => phone.count(key, 'saturday', 1),
  delete: (phone: Phone, key: string) =>
    phone.write(
      planOf([
        { path: `rsvps/${key}`, from: REPLY, to: null },
        { path: `invitations/${key}`, from: INVITATION, to: null },
      ]),
    ),
  withdraw: (phone: Phone, key: string) =>
    phone.write(planOf([{ path: `invitations/${key}`, from: INVITATION, to: null }])),
  merge: (phone: Phone, key: string) =>
    phone.write(
      planOf(
        mergeReplies(WEEKEND, phone.guest(twinOf(key)) as RepliedGuest, [
          { ...phone.guest(key), invitation: null } as RepliedGuest,
        ]),
      ),
    ),
};

const PAIRS = Object.entries(AT_THE_DOOR).flatMap(([offline, people]) =>
  Object.entries(ANYWHERE).map(([online, act]) => ({
    key: `pair-of-two-phones-${offline}-${online.replaceAll(' ', '-')}`,
    people,
    online,
    act,
  })),
);

it('Each pair of operations ends the same on two phones, one of which was offline, and loses no mark', async () => {
  const door = await openPhone('door');
  const office = await openPhone('office');
  // In one request: many simultaneous ones would wait for each other, on a busy machine longer than a host would.
  await office.write(
    planOf(
      PAIRS.flatMap(({ key, online }) => {
        const twin = online === 'merge' ? twinOf(key) : null;
        return [
          { path: `rsvps/${key}`, from: null, to: REPLY } as const,
          { path: `invitations/${key}`, from: null, to: twin ? null : INVITATION } as const,
          ...(twin ? [{ path: `rsvps/${twin}`, from: null, to: REPLY } as const] : []),
        ];
      }),
    ),
  );
  await Promise.all(PAIRS.map(({ key }) => office.count(key, 'friday', 2)));
  const before = (list: GuestList) => {
    for (const { key, online } of PAIRS) {
      expect(countsOf(list, key)).toEqual([2]);
      for (const each of online === 'merge' ? [key, twinOf(key)] : [key]) {
        expect(list.byKey.has(each), each).toBe(true);
      }
    }
  };
  await Promise.all([door.shows(before), office.shows(before)]);

  await door.goOffline();
  const sent = PAIRS.map(({ key, people }) => door.count(key, 'friday', people));
  await door.shows((list) => {
    for (const { key, people } of PAIRS) expect(countsOf(list, key)).toEqual([people]);
  });
  for (const { key, act } of PAIRS) await act(office, key);
  await door.goOnline();
  await Promise.all(sent);

  const isGone = (online: string) => online === 'delete' || online === 'merge';
  const after = (list: GuestList) => {
    for (const { key, people, online } of PAIRS) {
      const guest = list.byKey.get(key);
      expect(guest === undefined, key).toBe(isGone(online));
      expect(countsOf(list, key), key).toEqual([people, COUNTED[online] ?? []].flat().sort());
      if (online === 'mark another day') expect(countsOf(list, key, 'saturday')).toEqual([1]);
      // A mark neither makes an invitation nor brings a withdrawn one back.
      if (online === 'withdraw') expect(guest?.invitation).toBeNull();
      if (online === 'merge') expect(countsOf(list, twinOf(key))).toEqual([2]);
    }
  };
  for (const phone of [door, office]) await phone.shows(after);
  const comparable = ({ guests, otherArrivals }: GuestList) => ({
    guests: guests.map(({ key, reply, invitation, arrivals }) => ({
      key,
      reply,
      invitation,
      arrivals,
    })),
    others: new Map(otherArrivals.map(({ key, arrivals }) => [key, arrivals])),
    counter: arrivals([...otherArrivals, ...guests], FRIDAY),
  });
  expect(comparable(door.read())).toEqual(comparable(office.read()));
});

it('Somebody who was added offline appears on the other phone once, unless the host took that back', async () => {
  const door = await openPhone('door');
  const office = await openPhone('office');
  const key = 'walk-in-of-two-phones';
  const reply = { name: 'Otto', friday: 'yes', fridayPeople: 2 } as const;
  const mistake = 'walk-in-by-mistake';
  await door.goOffline();
  const sent = [mistake, key, key].map((each) => door.addWalkIn(each, reply, { 'friday/a': 2 }));
  const added = ({ byKey }: GuestList) =>
    expect(byKey.get(key)).toMatchObject({ name: 'Otto', reply, arrivals: { 'friday/a': 2 } });
  await door.shows(added);
  sent.push(door.removeWalkIn(mistake));
  await door.goOnline();
  await Promise.all(sent);
  await office.shows(added);
  for (const phone of [door, office]) {
    await phone.shows(({ byKey, otherArrivals }) => {
      expect(byKey.has(mistake)).toBe(false);
      expect(otherArrivals.some((each) => each.key === mistake)).toBe(false);
    });
  }
});

/** Shorter than the ten seconds after which the SDK gives up on the connection. */
const AT_ONCE_MS = 8_000;

it('A mark shows at once while all packets are lost', async () => {
  const door = await openPhone('door');
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  void door.count('guest-without-packets', 'friday', 1).catch(() => {});
  await door.shows(({ otherArrivals, unsent }) => {
    expect(otherArrivals.some(({ key }) => key === 'guest-without-packets')).toBe(true);
    expect(unsent).toBe(1);
  }, AT_ONCE_MS);
});

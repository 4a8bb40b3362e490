import { SETTINGS } from '@invitation/backend/mock-network';
import { WEEKEND } from '@invitation/domain/fixtures/days';
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
import { arrivals } from '../../pages/door/door-guests';
import { replace } from '../changes';
import { guestListWrites } from '../firebase/guest-list-writes';
import { storedDocuments } from '../firebase/stored-documents';
import { watchGuestList } from '../firebase/watch-guest-list';
import { EMPTY_GUEST_LIST, type GuestList, listGuests } from '../guest-list';
import type { RepliedGuest } from '../guests';
import { mergeReplies } from '../merge-replies';
import { createHost, PASSWORD } from './emulator-accounts';
import { LISTENER_TIMEOUT_MS } from './hosts.contract';

/** A phone of a host, with an SDK of its own. */
async function openPhone(name: string) {
  const app = initializeApp(SETTINGS, name);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, await createHost(), PASSWORD);
  const firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, location.hostname, Number(location.port));
  let list: GuestList = EMPTY_GUEST_LIST;
  const unsubscribe = watchGuestList(firestore, WEEKEND, {
    next(state) {
      list = listGuests(list, state);
    },
    error: (error) => expect.fail(error.message),
  });
  onTestFinished(() => {
    unsubscribe();
    return deleteApp(app);
  });
  return {
    ...guestListWrites(
      () => firestore,
      storedDocuments(location.origin, SETTINGS.projectId, async () => ({
        authorization: `Bearer ${await auth.currentUser?.getIdToken()}`,
      })),
      { days: WEEKEND },
      () => false,
    ),
    read: () => list,
    guest: (key: string) => list.byKey.get(key) ?? expect.fail(`There is no guest ${key}.`),
    goOffline: () => disableNetwork(firestore),
    goOnline: () => enableNetwork(firestore),
    shows: (check: (list: GuestList) => void, timeout = LISTENER_TIMEOUT_MS) =>
      vi.waitFor(() => check(list), { timeout }),
  };
}
type Phone = Awaited<ReturnType<typeof openPhone>>;

const FRIDAY = WEEKEND[0] ?? expect.fail('There is no day.');
const REPLY = { name: 'Ada', friday: 'yes', saturday: 'yes' } as const;
const INVITATION = { name: 'Ada', days: 'weekend', people: 4 } as const;
const twinOf = (key: string) => `${key}-twin`;

/** What a host does at the door, where there may be no signal. All of the guests have two arrivals before. */
const AT_THE_DOOR = {
  mark: (phone: Phone, key: string) => phone.setArrivals(key, 'friday', 4),
  undo: (phone: Phone, key: string) => phone.setArrivals(key, 'friday', 0),
  step: (phone: Phone, key: string) => phone.setArrivals(key, 'friday', 3),
};
const LEFT = { mark: 4, undo: 0, step: 3 };

const ANYWHERE = {
  mark: (phone: Phone, key: string) => phone.setArrivals(key, 'friday', 1),
  undo: AT_THE_DOOR.undo,
  step: (phone: Phone, key: string) => phone.setArrivals(key, 'friday', 5),
  'mark another day': (phone: Phone, key: string) => phone.setArrivals(key, 'saturday', 1),
  delete: (phone: Phone, key: string) =>
    phone.write(
      replace([
        { path: `rsvps/${key}`, from: REPLY, to: null },
        { path: `invitations/${key}`, from: INVITATION, to: null },
      ]),
    ),
  withdraw: (phone: Phone, key: string) =>
    phone.write(replace([{ path: `invitations/${key}`, from: INVITATION, to: null }])),
  merge: (phone: Phone, key: string) =>
    phone.write(
      replace(
        mergeReplies(WEEKEND, phone.guest(twinOf(key)) as RepliedGuest, [
          { ...phone.guest(key), invitation: null } as RepliedGuest,
        ]),
      ),
    ),
};

const PAIRS = Object.entries(AT_THE_DOOR).flatMap(([offline, tap]) =>
  Object.entries(ANYWHERE).map(([online, act]) => ({
    key: `pair-of-two-phones-${offline}-${online.replaceAll(' ', '-')}`,
    left: LEFT[offline as keyof typeof LEFT],
    online,
    tap,
    act,
  })),
);

it('Each pair of operations ends the same on two phones, one of which was offline, and loses no mark', async () => {
  const door = await openPhone('door');
  const office = await openPhone('office');
  await Promise.all(
    PAIRS.map(async ({ key, online }) => {
      const twin = online === 'merge' ? twinOf(key) : null;
      await office.write(
        replace([
          { path: `rsvps/${key}`, from: null, to: REPLY },
          { path: `invitations/${key}`, from: null, to: twin ? null : INVITATION },
          ...(twin ? [{ path: `rsvps/${twin}`, from: null, to: REPLY } as const] : []),
        ]),
      );
      await office.setArrivals(key, 'friday', 2);
    }),
  );
  const before = ({ byKey }: GuestList) => {
    for (const { key } of PAIRS) expect(byKey.get(key)?.arrivals).toEqual({ friday: 2 });
  };
  await Promise.all([door.shows(before), office.shows(before)]);

  await door.goOffline();
  const sent = PAIRS.map(({ key, tap }) => tap(door, key));
  await door.shows(({ byKey }) => {
    for (const { key, left } of PAIRS) expect(byKey.get(key)?.arrivals.friday).toBe(left);
  });
  await Promise.all(PAIRS.map(({ key, act }) => act(office, key)));
  await door.goOnline();
  await Promise.all(sent);

  const isGone = (online: string) => online === 'delete' || online === 'merge';
  const after = ({ byKey, otherArrivals }: GuestList) => {
    for (const { key, left, online } of PAIRS) {
      const guest = byKey.get(key);
      const other = otherArrivals.find((each) => each.key === key);
      expect(isGone(online) ? other : guest, key).toMatchObject({ arrivals: { friday: left } });
      expect(isGone(online) ? guest : other, key).toBeUndefined();
      if (online === 'mark another day') expect(guest?.arrivals.saturday).toBe(1);
      // A mark neither makes an invitation nor brings a withdrawn one back.
      if (online === 'withdraw') expect(guest?.invitation).toBeNull();
      if (online === 'merge') expect(byKey.get(twinOf(key))?.arrivals).toEqual({ friday: 2 });
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
    counter: arrivals(guests, otherArrivals, FRIDAY),
  });
  expect(comparable(door.read())).toEqual(comparable(office.read()));
  const marked = PAIRS.reduce(
    (sum, { left, online }) => sum + left + (online === 'merge' ? 2 : 0),
    0,
  );
  expect(arrivals(door.read().guests, door.read().otherArrivals, FRIDAY).arrived).toBe(marked);
});

it('Somebody who was added offline appears on the other phone once, unless the host took that back', async () => {
  const door = await openPhone('door');
  const office = await openPhone('office');
  const key = 'walk-in-of-two-phones';
  const reply = { name: 'Otto', friday: 'yes', fridayPeople: 2 } as const;
  await door.shows(({ isLive }) => expect(isLive).toBe(true));
  const mistake = 'walk-in-by-mistake';
  await door.goOffline();
  const sent = [mistake, key, key].map((each) => door.addWalkIn(each, reply, { friday: 2 }));
  const added = ({ byKey }: GuestList) =>
    expect(byKey.get(key)).toMatchObject({ name: 'Otto', reply, arrivals: { friday: 2 } });
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

/** Before the SDK gives up on the connection, after ten seconds. */
const AT_ONCE_MS = 8_000;

it('A mark shows at once while all packets are lost', async () => {
  const door = await openPhone('door');
  await door.shows(({ isLive }) => expect(isLive).toBe(true));
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  void door.setArrivals('guest-without-packets', 'friday', 1).catch(() => {});
  await door.shows(({ otherArrivals, hasUnsentChanges }) => {
    expect(otherArrivals.some(({ key }) => key === 'guest-without-packets')).toBe(true);
    expect(hasUnsentChanges).toBe(true);
  }, AT_ONCE_MS);
});

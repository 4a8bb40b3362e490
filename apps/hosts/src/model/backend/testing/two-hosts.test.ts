import { SETTINGS } from '@invitation/backend/mock-network';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import { Conflict } from '@invitation/domain/rsvp/save';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { deletionOf } from '../../changes/deletions';
import { sendPlan } from '../../changes/send-plan';
import { invitedToOf } from '../../people/invited-to';
import { createImporter, type KnownList } from '../../spreadsheet/plan/importer';
import { planOf } from '../../store/change';
import { guestListWrites } from '../firebase/guest-list-writes';
import { type StoredDocuments, storedDocuments } from '../firebase/stored-documents';
import { createHost, PASSWORD } from './emulator-accounts';

/** A host with their own account. `commit` stands between the page and the server. */
async function openHost(
  commit: (send: () => Promise<string>) => Promise<string> = (send) => send(),
  list: KnownList = { invitations: [], isLive: true },
) {
  const app = initializeApp(SETTINGS, crypto.randomUUID());
  onTestFinished(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, await createHost(), PASSWORD);
  const server: StoredDocuments = storedDocuments(
    location.origin,
    SETTINGS.projectId,
    async () => ({ authorization: `Bearer ${await auth.currentUser?.getIdToken()}` }),
  );
  const writes = guestListWrites(
    () => ({}) as Firestore,
    { ...server, commit: (...args) => commit(() => server.commit(...args)) },
    { days: WEEKEND },
    () => false,
  );
  const importer = createImporter(writes, () => list, {
    languages: [],
    events: WEEKEND,
    invitedTo: invitedToOf(
      WEEKEND.map((day) => ({ ...day, weekday: day.day })),
      true,
    ),
  });
  return {
    ...writes,
    importer,
    read: (path: string) =>
      server.read([path], new AbortController().signal).then((all) => all.get(path)?.data ?? null),
    list: (collection: string, field: string) =>
      server.list(collection, field, new AbortController().signal),
  };
}
type HostOfTest = Awaited<ReturnType<typeof openHost>>;

function resultOf({ importer }: HostOfTest) {
  const state = importer.read();
  if (state.step !== 'done') return expect.fail(`The import is at the step ${state.step}.`);
  return { written: state.result.written, leftOut: state.result.leftOut.length, ...state };
}

/** Too many guests for one request. */
const GUESTS = 101;

/** A list of guests, whose names no other test uses. */
function newList() {
  const test = crypto.randomUUID();
  const names = Array.from({ length: GUESTS }, (_, index) => `Guest ${index} ${test}`);
  const text = [
    'name,days,people,table',
    ...names.map((name) => `${name},weekend,2,At ${name}`),
  ].join('\n');
  const expectOnce = async (host: HostOfTest) => {
    const [stored, tables] = await Promise.all([
      host.list('invitations', 'name'),
      host.list('guestNotes', 'table'),
    ]);
    const own = [...stored].filter(([, name]) => String(name).endsWith(test));
    expect(own.map(([, name]) => name).sort()).toEqual(names.sort());
    // Each guest has the right note, and nobody else has one.
    const noted = [...tables].filter(([, table]) => String(table).endsWith(test));
    expect(new Map(noted)).toEqual(new Map(own.map(([key, name]) => [key, `At ${name}`])));
  };
  return { text, expectOnce };
}

it.each(['at the same moment', 'within the first request', 'within the second request'])(
  'Two hosts who import one list make each guest once, %s',
  async (moment) => {
    const { text, expectOnce } = newList();
    const other = await openHost();
    const commitOfOther = { 'within the first request': 1, 'within the second request': 2 }[moment];
    let commits = 0;
    const one = await openHost(async (send) => {
      commits++;
      // Between the read and the write.
      if (commits === commitOfOther) await other.importer.start();
      return send();
    });
    for (const { importer } of [one, other]) importer.preview(text);
    await Promise.all([one.importer.start(), commitOfOther ? null : other.importer.start()]);
    await expectOnce(one);
    const results = [resultOf(one), resultOf(other)];
    expect(results).toMatchObject([{ failure: null }, { failure: null }]);
    expect(results.reduce((sum, { written }) => sum + written, 0)).toBe(GUESTS);
    expect(results.reduce((sum, { leftOut }) => sum + leftOut, 0)).toBe(GUESTS);
  },
);

it.each(['before', 'after'])(
  'A host who loses the connection %s a write adds nobody whom the other one has added',
  async (moment) => {
    const { text, expectOnce } = newList();
    let commits = 0;
    const [one, other] = await Promise.all([
      openHost(async (send) => {
        commits++;
        if (commits === 2 && moment === 'before') throw new TypeError('The connection was lost.');
        const time = await send();
        if (commits === 2) throw new TypeError('The connection was lost.');
        return time;
      }),
      openHost(),
    ]);
    for (const { importer } of [one, other]) importer.preview(text);
    await one.importer.start();
    expect(resultOf(one).failure).not.toBeNull();
    await other.importer.start();
    await one.importer.tryAgain();
    await expectOnce(one);
    expect(resultOf(one).failure).toBeNull();
    expect(resultOf(one).written + resultOf(other).written).toBe(GUESTS);
  },
);

it.each([
  ['replies', null],
  ['changes the reply', { name: 'Ada', friday: 'yes', fridayPeople: 1, saturday: 'yes' }],
] as const)('A guest who %s while an import is written is left out', async (_, before) => {
  const [id, other] = [newInvitationId(), newInvitationId()];
  const name = `Ada ${id}`;
  const card = { name, days: 'weekend', people: 4 } as const;
  const after = { name: 'Ada', friday: 'yes', fridayPeople: 4, saturday: 'yes' } as const;
  const guest = await openHost();
  await guest.write(
    planOf([
      { path: `invitations/${id}`, from: null, to: card },
      { path: `invitations/${other}`, from: null, to: { ...card, name: `Eve ${id}` } },
      { path: `rsvps/${id}`, from: null, to: before },
      { path: `rsvps/${other}`, from: null, to: after },
    ]),
  );
  let isFirst = true;
  const host = await openHost(
    async (send) => {
      // Between the read and the write.
      if (isFirst) await guest.write(planOf([{ path: `rsvps/${id}`, from: before, to: after }]));
      isFirst = false;
      return send();
    },
    {
      invitations: [
        { id, ...card },
        { id: other, ...card, name: `Eve ${id}` },
      ],
      replies: [...(before ? [{ key: id, ...before }] : []), { key: other, ...after }],
      isLive: true,
    },
  );
  host.importer.preview(`name,days,people\n${name},weekend,2\nEve ${id},weekend,5`);
  await host.importer.start();
  expect(resultOf(host)).toMatchObject({ failure: null, written: 1, leftOut: 1 });
  expect(await host.read(`invitations/${id}`)).toEqual(card);
  expect(await host.read(`rsvps/${id}`)).toMatchObject(after);
  expect(await host.read(`invitations/${other}`)).toMatchObject({ people: 5 });
});

it('A guest who replies while a host deletes the invitation keeps both', async () => {
  const id = newInvitationId();
  const card = { name: 'Ada', days: 'weekend', people: 2 } as const;
  const reply = { name: 'Ada', friday: 'yes', saturday: 'yes' } as const;
  const guest = await openHost();
  await guest.write(planOf([{ path: `invitations/${id}`, from: null, to: card }]));
  let isFirst = true;
  const host = await openHost(async (send) => {
    // Between the read and the write.
    if (isFirst) await guest.write(planOf([{ path: `rsvps/${id}`, from: null, to: reply }]));
    isFirst = false;
    return send();
  });
  const deletion = deletionOf(
    [{ key: id, name: 'Ada', arrivals: {}, reply: null, invitation: { id, ...card } }],
    new Map(),
  );
  const { written, refused } = await sendPlan(host, planOf(deletion));
  expect(written).toEqual([]);
  expect([...refused]).toEqual([[`rsvps/${id}`, expect.any(Conflict)]]);
  expect(await host.read(`invitations/${id}`)).toEqual(card);
  expect(await host.read(`rsvps/${id}`)).toMatchObject(reply);
});

import { WEEKEND } from '@invitation/domain/fixtures/days';
import { expect, it } from 'vitest';
import { INVITED_TO } from '../../../testing/samples';
import { openEmbeddedHosts } from '../../backend/embedded/embedded-hosts';
import type { Plan } from '../../store/change';
import type { GuestListState, HostsBackend } from '../../store/hosts-backend';
import { createImporter, type ImportState } from './importer';

const LIST = 'name,days,people\nAda,weekend,2\nEve,saturday,1';

/** Imports into a backend that keeps the guests in memory. */
async function importing(
  around = (send: HostsBackend['writeGuests']): HostsBackend['writeGuests'] => send,
) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
  const backend = openEmbeddedHosts({
    days: WEEKEND,
    storage: () => storage,
    sample: () => ({ replies: [], invitations: [] }),
  });
  let list: GuestListState | null = null;
  await new Promise<void>((resolve, reject) => {
    backend.watch({
      next(state) {
        list = state;
        resolve();
      },
      error: reject,
    });
  });
  const current = () => list ?? expect.fail('There is no list.');
  return {
    backend,
    current,
    importer: createImporter({ writeGuests: around(backend.writeGuests) }, current, {
      languages: [],
      invitedTo: INVITED_TO,
      events: WEEKEND,
    }),
  };
}

function assertStep<Step extends ImportState['step']>(
  state: ImportState,
  step: Step,
): asserts state is Extract<ImportState, { step: Step }> {
  expect(state.step).toBe(step);
}

it('keeps every id when the list is imported again with changes', async () => {
  const { importer, current } = await importing();
  importer.preview(LIST);
  await importer.start();
  const ids = new Map(current().invitations.map(({ name, id }) => [name, id]));
  expect([...ids.keys()]).toEqual(['Ada', 'Eve']);

  importer.preview('people,name,days\n3,EVE,saturday\n2,Ada,weekend\n1,Bob,weekend');
  await importer.start();
  const state = importer.read();
  assertStep(state, 'done');
  expect(state.result).toMatchObject({ written: 2, leftOut: [] });
  const bob = current().invitations.find(({ name }) => name === 'Bob');
  expect(state.result.added).toEqual([bob?.id]);
  expect(current().invitations).toMatchObject([
    { id: ids.get('Ada'), people: 2 },
    { id: ids.get('Eve'), name: 'EVE', people: 3 },
    { name: 'Bob' },
  ]);
});

it('adds a guest of a name that the same list takes from another one', async () => {
  const { importer, current } = await importing();
  importer.preview('name,days,people\nAda,weekend,2');
  await importer.start();
  const [ada] = current().invitations;
  importer.preview(`id,name,days,people\n,Ada,weekend,4\n${ada?.id},Eve,weekend,2`);
  await importer.start();
  expect(importer.read()).toMatchObject({ result: { written: 2, leftOut: [] } });
  expect(current().invitations).toMatchObject([
    { id: ada?.id, name: 'Eve' },
    { name: 'Ada', people: 4 },
  ]);
});

it('leaves what another host changed or added after the preview, and says so', async () => {
  const { importer, backend, current } = await importing();
  importer.preview(LIST);
  await importer.start();
  const [ada] = current().invitations;
  if (!ada) throw new Error('Ada is not invited.');

  importer.preview('name,days,people\nAda,weekend,5\nEve,weekend,1\nBob,weekend,1');
  await backend.write({
    [`invitations/${ada.id}`]: { answers: { people: 3 }, seen: [ada] },
    [`invitations/${'x'.repeat(32)}`]: {
      answers: { name: 'bob', days: 'saturday', people: 4 },
      seen: [null],
    },
  });
  await importer.start();
  const state = importer.read();
  assertStep(state, 'done');
  expect(state.result).toMatchObject({
    written: 1,
    added: [],
    leftOut: [
      { row: 2, name: 'Ada', reason: expect.stringContaining('changed this guest') },
      { row: 4, name: 'Bob', reason: expect.stringContaining('added a guest with this name') },
    ],
  });
  expect(current().invitations).toMatchObject([
    { name: 'Ada', people: 3 },
    { name: 'Eve', days: 'weekend' },
    { name: 'bob', people: 4 },
  ]);
});

it('imports a guest whose reply says more only after the host has chosen, and whole', async () => {
  const { importer, backend, current } = await importing();
  importer.preview('name,days,people\nAda,weekend,4\nEve,weekend,4');
  await importer.start();
  const [ada, eve] = current().invitations;
  const reply = (name: string) => ({ name, friday: 'yes', saturday: 'yes', saturdayPeople: 3 });
  const replies = { ada: `rsvps/${ada?.id}`, eve: `rsvps/${eve?.id}` } as const;
  await backend.write({
    [replies.ada]: { answers: reply('Ada'), seen: [null] },
    [replies.eve]: { answers: reply('Eve'), seen: [null] },
  });
  importer.preview('name,days,people\nAda,saturday,1\nEve,saturday,1');
  await importer.start();
  expect(importer.read()).toMatchObject({ step: 'preview', choice: 'missing' });
  // Eve changes her reply at this moment.
  await backend.write({ [replies.eve]: { answers: { saturdayPeople: 2 }, seen: [reply('Eve')] } });
  importer.choose('match');
  await importer.start();
  expect(importer.read()).toMatchObject({
    step: 'done',
    result: { total: 2, written: 1, leftOut: [{ row: 3, name: 'Eve' }] },
  });
  expect(current().invitations).toMatchObject([
    { name: 'Ada', days: 'saturday', people: 1 },
    { name: 'Eve', days: 'weekend', people: 4 },
  ]);
  expect(current().replies).toMatchObject([
    { name: 'Ada', friday: 'no', saturday: 'yes', saturdayPeople: 1 },
    { name: 'Eve', friday: 'yes', saturday: 'yes', saturdayPeople: 2 },
  ]);
});

it.each([
  ['changes the reply', { name: 'Ada', friday: 'yes', fridayPeople: 2 } as const],
  ['replies', null],
])(
  'leaves out a guest who %s in the last moment, and asks in the next preview',
  async (_, before) => {
    const { backend, importer, current } = await importing((send) => async (changes) => {
      if (isLast) await backend.write({ [path]: { answers: { ...late }, seen: [before] } });
      return send(changes);
    });
    let isLast = false;
    const late = { name: 'Ada', friday: 'yes', fridayPeople: 4, saturday: 'no' };
    importer.preview('name,days,people\nAda,weekend,4\nEve,weekend,4');
    await importer.start();
    const path = `rsvps/${current().invitations[0]?.id ?? ''}` as const;
    if (before) await backend.write({ [path]: { answers: before, seen: [null] } });
    const list = 'name,days,people\nAda,weekend,2\nEve,weekend,2';
    importer.preview(list);
    isLast = true;
    await importer.start();
    const state = importer.read();
    assertStep(state, 'done');
    expect(state.result).toMatchObject({ written: 1, leftOut: [{ row: 2, name: 'Ada' }] });
    expect(current().invitations).toMatchObject([{ people: 4 }, { people: 2 }]);
    expect(current().replies).toMatchObject([{ fridayPeople: 4 }]);
    importer.preview(list);
    await importer.start();
    expect(importer.read()).toMatchObject({ step: 'preview', choice: 'missing' });
  },
);

it('asks about what a guest has replied since the preview', async () => {
  const { backend, importer, current } = await importing();
  importer.preview('name,days,people\nAda,weekend,4');
  await importer.start();
  const id = current().invitations[0]?.id ?? '';
  importer.preview('name,days,people\nAda,weekend,2');
  const rsvp = { name: 'Ada', friday: 'yes', fridayPeople: 4, saturday: 'no' };
  await backend.write({ [`rsvps/${id}`]: { answers: rsvp, seen: [null] } });
  await importer.start();
  expect(importer.read()).toMatchObject({ step: 'preview', choice: 'missing' });
  expect(current().invitations).toMatchObject([{ people: 4 }]);
  importer.choose('match');
  await importer.start();
  expect(current().invitations).toMatchObject([{ people: 2 }]);
  expect(current().replies).toMatchObject([{ fridayPeople: 2 }]);
});

it('takes an import back, but for what somebody has changed since', async () => {
  const { importer, backend, current } = await importing();
  importer.preview('name,days,people,phone\nAda,weekend,2,+1 212 555 0101\nEve,weekend,1,');
  await importer.start();
  importer.preview(
    'name,days,people,phone\nAda,saturday,3,\nBob,weekend,1,\nCy,weekend,2,+1 212 555 0102',
  );
  await importer.start();
  const cy = current().invitations.find(({ name }) => name === 'Cy');
  if (!cy) throw new Error('Cy is not invited.');
  await backend.write({ [`invitations/${cy.id}`]: { answers: { people: 5 }, seen: [cy] } });
  await importer.undo();
  expect(importer.read()).toMatchObject({ step: 'undone', total: 2, refused: 1, failure: null });
  expect(current().invitations).toMatchObject([
    { name: 'Ada', days: 'weekend', people: 2 },
    { name: 'Eve' },
    { name: 'Cy', people: 5 },
  ]);
});

it('takes no invitation back from a guest who has replied or got notes since', async () => {
  const { importer, backend, current } = await importing();
  importer.preview('name,days,people\nAda,weekend,2\nEve,weekend,1\nBob,weekend,1');
  await importer.start();
  const [ada, eve] = current().invitations;
  await backend.write({
    [`rsvps/${ada?.id}`]: { answers: { name: 'Ada', friday: 'yes' }, seen: [null] },
    [`guestNotes/${eve?.id}`]: { answers: { phone: '912' }, seen: [null] },
  });
  await importer.undo();
  expect(importer.read()).toMatchObject({ step: 'undone', total: 1, refused: 2 });
  expect(current().invitations).toMatchObject([{ name: 'Ada' }, { name: 'Eve' }]);
});

it('changes no invitation back under a reply that came since', async () => {
  const { importer, backend, current } = await importing();
  for (const people of [2, 3]) {
    importer.preview(`name,days,people\nAda,weekend,${people}`);
    await importer.start();
  }
  const answers = { name: 'Ada', friday: 'yes', fridayPeople: 3 };
  await backend.write({ [`rsvps/${current().invitations[0]?.id}`]: { answers, seen: [null] } });
  await importer.undo();
  expect(importer.read()).toMatchObject({ step: 'undone', total: 0, refused: 1 });
  expect(current().invitations).toMatchObject([{ people: 3 }]);
});

/** More guests than one write of an import takes. */
const MANY = Array.from({ length: 300 }, (_, at) => `G ${at},weekend,1`);

it('goes on with an undo that failed', async () => {
  let sent = 0;
  const { importer, current } = await importing((send) => async (changes) => {
    sent += 1;
    if (sent === 2) throw new Error('Offline.');
    return send(changes);
  });
  importer.preview(['name,days,people', ...MANY].join('\n'));
  await importer.start();
  await importer.tryAgain();
  sent = 0;
  await importer.undo();
  expect(importer.read()).toMatchObject({ step: 'undone', failure: { message: 'Offline.' } });
  expect(current().invitations).not.toHaveLength(0);
  await importer.tryAgain();
  expect(importer.read()).toMatchObject({ step: 'undone', total: 300, refused: 0, failure: null });
  expect(current().invitations).toEqual([]);
});

it('takes back no part of an interrupted import that has changed replies', async () => {
  const sent: Plan[] = [];
  const { importer, backend, current } = await importing((send) => async (changes) => {
    sent.push(changes);
    if (sent.length === 2) throw new Error('Offline.');
    return send(changes);
  });
  const list = ['name,days,people', 'Ada,weekend,4', ...MANY].join('\n');
  importer.preview(list);
  await importer.start();
  await importer.tryAgain();
  const rsvp = { name: 'Ada', friday: 'yes', fridayPeople: 4 };
  const path = `rsvps/${current().invitations[0]?.id ?? ''}` as const;
  await backend.write({ [path]: { answers: rsvp, seen: [null] } });
  sent.length = 0;
  importer.preview(list.replaceAll('weekend', 'saturday'));
  importer.choose('match');
  await importer.start();
  expect(importer.read()).toMatchObject({ step: 'done', failure: { message: 'Offline.' } });
  await importer.tryAgain();
  const state = importer.read();
  assertStep(state, 'done');
  expect(state).toMatchObject({ failure: null, result: { written: 301, undo: null } });
});

import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { doc, type Firestore, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asHost,
  clearAllButHost,
  createRulesEnvironment,
  firestoreOf,
  seedDocument,
} from './rules-environment';

const DAY_MS = 86_400_000;
const SECRET = 'a-secret-of-22-letters-or-more';
const REPLY = { name: 'Ada', friday: 'no', saturday: 'no' };
const PARTY = {
  party: ['Ana'],
  friday: 'yes',
  fridayWho: ['Ana'],
  saturday: 'yes',
  saturdayWho: ['Ana'],
};
/** A time in ISO 8601. @param ms from now; `undefined` for no time */
const at = (ms?: number) => (ms === undefined ? ms : new Date(Date.now() + ms).toISOString());

let environment: RulesTestEnvironment;
let number = 0;

/** Rules with dates so many milliseconds from now, and a guest of each kind. */
async function open(dates: { readonly opens?: number; readonly ends?: number }): Promise<void> {
  number += 1;
  environment = await createRulesEnvironment(`demo-phases-${number}`, {
    days: WEEKEND,
    namedGuests: true,
    closesAt: null,
    opensAt: at(dates.opens),
    endsAt: at(dates.ends),
  });
  await clearAllButHost(environment);
  const saved = { ...REPLY, lastRsvp: Timestamp.fromMillis(0) };
  for (const [path, fields] of Object.entries({
    'invitations/invited': { name: 'Ada', days: 'weekend', people: 2 },
    'invitations/party': { name: 'Ada', days: 'weekend', people: 2, members: ['Ana'] },
    'invitations/saved': { name: 'Ada', days: 'weekend', people: 2 },
    'rsvps/saved': { ...saved, id: 'saved' },
    'rsvps/known': saved,
    'rsvps/linked': saved,
    'replyLinks/linked': { secret: SECRET },
    'joined/joiner': { reply: 'linked', secret: SECRET },
  })) {
    await seedDocument(environment, path, fields);
  }
}

const save = (firestore: Firestore, key: string, fields: object = REPLY) =>
  setDoc(doc(firestore, 'rsvps', key), { ...fields, lastRsvp: serverTimestamp() }, { merge: true });

/** Each way to save a reply: a new one, a change, an invitation's, one by name, one by its link. */
const WAYS = {
  'a new guest': () => save(firestoreOf(environment, 'ada'), 'ada'),
  'a guest with a reply': () => save(firestoreOf(environment, 'known'), 'known'),
  'a guest with an invitation': () =>
    save(firestoreOf(environment, 'eve'), 'invited', { ...REPLY, id: 'invited', friday: 'yes' }),
  'a guest with an invitation and a reply': () => save(firestoreOf(environment, 'eve'), 'saved'),
  'a party by name': () =>
    save(firestoreOf(environment, 'ana'), 'party', { ...REPLY, ...PARTY, id: 'party' }),
  'a guest with the link to a reply': () => save(firestoreOf(environment, 'joiner'), 'linked'),
};

describe.each([
  ['Before replies open', { opens: DAY_MS, ends: 3 * DAY_MS }],
  ['Before replies open, without another date', { opens: DAY_MS }],
  ['After the celebration', { opens: -3 * DAY_MS, ends: -DAY_MS }],
  ['After the celebration, without another date', { ends: -DAY_MS }],
])('%s', (_, dates) => {
  beforeAll(() => open(dates));
  afterAll(() => environment.cleanup());

  it.each(Object.entries(WAYS))('%s saves nothing', async (_, write) => {
    await assertFails(write());
  });

  it('a host writes any reply', async () => {
    await assertSucceeds(save(asHost(environment), 'ada'));
    await assertSucceeds(save(asHost(environment), 'known', { friday: 'yes' }));
  });
});

describe.each([
  ['Once replies are open', { opens: -DAY_MS, ends: DAY_MS }],
  ['Once replies are open, without an end', { opens: -DAY_MS }],
  ['Until the end of the celebration', { ends: DAY_MS }],
])('%s', (_, dates) => {
  beforeAll(() => open(dates));
  afterAll(() => environment.cleanup());

  it.each(Object.entries(WAYS))('%s saves', async (_, write) => {
    await assertSucceeds(write());
  });
});

it('The server’s clock opens replies and ends them, to the millisecond', async () => {
  // The emulator runs on the clock of this machine.
  const opens = Date.now() + 3_000;
  const ends = opens + 3_000;
  await open({ opens: opens - Date.now(), ends: ends - Date.now() });
  const isSaved = () =>
    save(firestoreOf(environment, 'eve'), 'invited', { ...REPLY, id: 'invited' }).then(
      () => true,
      () => false,
    );
  for (let sent = 0; sent < ends; ) {
    sent = Date.now();
    const saved = await isSaved();
    const answered = Date.now();
    if (answered < opens || sent >= ends) expect(saved).toBe(false);
    if (sent >= opens && answered < ends) expect(saved).toBe(true);
    // A guest’s next save comes a second after the last one.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
  await environment.cleanup();
}, 60_000);

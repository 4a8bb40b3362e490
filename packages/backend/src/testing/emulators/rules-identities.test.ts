import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import type { Fields, Question } from '@invitation/domain/record/record';
import { addedPeople } from '@invitation/domain/rsvp/reply-by';
import { isForEveryonesDays, safeParseStoredRsvp } from '@invitation/domain/rsvp/rsvp';
import { doc, type Firestore, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RulesContent } from '../../rules/rules-content';
import {
  addHost,
  asAdministrator,
  asHost,
  clearAllButHost,
  createRulesEnvironment,
  firestoreOf,
  seedDocument,
  withEmail,
} from './rules-environment';
import { isWholeReply } from './whole-reply';

/** Pairs of replies, each sent by every identity in every phase. */
const RUNS = 16;
const EACH = { label: 'A', site: 'both', each: 'person' } as const;
const QUESTIONS: readonly Question[] = [
  { ...EACH, id: 'meal', kind: 'numbers', limit: 500, options: ['Fish', 'Meat'] },
  { ...EACH, id: 'song', kind: 'text', limit: 10, options: [] },
];
const SHAPE = { days: WEEKEND, questions: QUESTIONS };
const OPEN: RulesContent = { ...SHAPE, namedGuests: true, closesAt: null };
const PAST = '2020-01-01T00:00:00Z';
const FUTURE = '2099-01-01T00:00:00Z';
const PHASES = {
  'before replies open': { ...OPEN, opensAt: FUTURE },
  'while replies are open': { ...OPEN, opensAt: PAST, closesAt: FUTURE, endsAt: FUTURE },
  'after the last day': { ...OPEN, opensAt: PAST, closesAt: PAST, endsAt: FUTURE },
  'after the celebration': { ...OPEN, opensAt: PAST, endsAt: PAST },
} as const satisfies Readonly<Record<string, RulesContent>>;
type Phase = keyof typeof PHASES;

const SECRET = 'a-secret-of-22-letters-or-more';
const WALK_IN = 'w'.repeat(32);
const DOOR = 'door@example.com';

interface Identity {
  readonly key: string;
  readonly firestore: (environment: RulesTestEnvironment) => Firestore;
  readonly role: 'host' | 'door' | 'guest' | 'nobody';
  /** How many people a guest may bring, besides those whom a host has written down. */
  readonly limit?: number;
  readonly isOfSaturday?: boolean;
}

const guest = (uid: string) => (environment: RulesTestEnvironment) => firestoreOf(environment, uid);
const IDENTITIES: Readonly<Record<string, Identity>> = {
  'a guest with the password': { key: 'own', firestore: guest('own'), role: 'guest', limit: 0 },
  'an invited guest': { key: 'invited', firestore: guest('any'), role: 'guest', limit: 3 },
  'a guest of the Saturday': {
    ...{ key: 'saturday', firestore: guest('any'), role: 'guest', limit: 3 },
    isOfSaturday: true,
  },
  'a guest who opened the link': {
    key: 'linked',
    firestore: guest('joined'),
    role: 'guest',
    limit: 0,
  },
  'a guest with a stopped link': { key: 'linked', firestore: guest('stopped'), role: 'nobody' },
  'another guest': { key: 'own', firestore: guest('any'), role: 'nobody' },
  nobody: { key: 'own', firestore: (each) => firestoreOf(each, null), role: 'nobody' },
  'a host': { key: 'of-host', firestore: asHost, role: 'host' },
  'an unverified address of a host': {
    key: 'of-host',
    firestore: (each) => withEmail(each, 'nora@example.com', { email_verified: false }),
    role: 'nobody',
  },
  'a helper at the door': {
    key: WALK_IN,
    firestore: (each) => withEmail(each, DOOR),
    role: 'door',
  },
};

const NAMES = ['Ana', 'Tom', 'Eve', 'Leo'];
const ASKED = ['friday', 'saturday'] as const;

/** Replies that the site could save. */
const replies = fc
  .record({
    name: fc.constantFrom('Ada', 'Ada & Grace'),
    guest: fc.constantFrom(undefined, undefined, undefined, 'Grace'),
    answers: fc.tuple(...ASKED.map(() => fc.constantFrom('yes', 'yes', 'no'))),
    kind: fc.constantFrom('names', 'names', 'numbers', 'neither'),
    people: fc.tuple(...ASKED.map(() => fc.constantFrom(undefined, 1, 2, 4))),
    who: fc.tuple(...ASKED.map(() => fc.subarray(NAMES, { minLength: 1, maxLength: 4 }))),
    needs: fc.boolean(),
  })
  .map(({ name, guest, answers, kind, people, who, needs }): Fields => {
    const accepted = ASKED.map((day, index) => ({ day, index })).filter(
      ({ index }) => answers[index] === 'yes',
    );
    const basis = {
      name,
      ...(guest && { guest }),
      ...Object.fromEntries(ASKED.map((day, index) => [day, answers[index]])),
    };
    if (kind === 'neither' || accepted.length === 0) return basis;
    if (kind === 'numbers') {
      const given = accepted.filter(({ index }) => people[index]);
      return {
        ...basis,
        ...Object.fromEntries(given.map(({ day, index }) => [`${day}People`, people[index]])),
      };
    }
    const party = [...new Set(accepted.flatMap(({ index }) => who[index] ?? []))];
    const [first = ''] = party;
    return {
      ...basis,
      party,
      ...Object.fromEntries(accepted.map(({ day, index }) => [`${day}Who`, who[index]])),
      ...(needs && { needs: { [first]: 'Vegan' }, children: [first] }),
      ...(needs && { answers: { meal: { [first]: 'Fish' } } }),
    };
  });

/** Changes after which the site would not save a reply. `undefined` removes a field. */
const faults = fc.constantFrom<Fields>(
  { fridayWho: [] },
  { saturdayWho: [] },
  { saturdayWho: undefined },
  { party: [] },
  { children: [] },
  { needs: {} },
  { needs: { Ana: '' } },
  { answers: { meal: {} } },
  { answers: { song: { Ana: '' } } },
  { fridayPeople: 2 },
  { saturdayPeople: 0 },
  { name: '\u200b' },
  { party: ['Ana', '\u2060'], saturdayWho: ['Ana', '\u2060'] },
  { unknown: 1 },
);

const sent = fc.tuple(replies, fc.option(faults, { freq: 2 })).map(([reply, fault]): Fields => {
  const all = Object.entries({ ...reply, ...fault }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all);
});

/** Whether the site would allow the save. */
function isExpected(
  { role, limit = 0, isOfSaturday }: Identity,
  phase: Phase,
  before: Fields | null,
  after: Fields,
): boolean {
  if (role === 'nobody' || !isWholeReply(SHAPE, after)) return false;
  if (role === 'host') return true;
  const accepted = ASKED.filter((day) => after[day] === 'yes');
  if (role === 'door') {
    const names = ['name', ...ASKED, ...ASKED.map((day) => `${day}People`)];
    const isNew = before === null && accepted.length > 0;
    // Neither names nor needs: people who are on no list are only counted.
    return isNew && Object.keys(after).every((name) => names.includes(name));
  }
  if (phase === 'before replies open' || phase === 'after the celebration') return false;
  const { data = {} } = safeParseStoredRsvp(SHAPE, 'key', after);
  if (isOfSaturday && !isForEveryonesDays(data, WEEKEND)) return false;
  const isWithin = (field: string, size: (value: unknown) => number) =>
    size(after[field]) <= limit || JSON.stringify(after[field]) === JSON.stringify(before?.[field]);
  const sizeOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  if (!isWithin('party', sizeOf)) return false;
  if (!ASKED.every((day) => isWithin(`${day}People`, (people) => Number(people ?? 0))))
    return false;
  if (phase === 'while replies are open') return true;
  const known = before && safeParseStoredRsvp(SHAPE, 'key', before).data;
  return addedPeople(WEEKEND, known ?? null, data).length === 0;
}

const environments = new Map<Phase, RulesTestEnvironment>();
beforeAll(async () => {
  for (const [index, [phase, content]] of Object.entries(PHASES).entries()) {
    const environment = await createRulesEnvironment(`demo-identities-${index}`, content);
    environments.set(phase as Phase, environment);
    await clearAllButHost(environment);
    await addHost(environment, DOOR, 'door');
    for (const [path, fields] of Object.entries({
      'invitations/invited': { name: 'Ada', days: 'weekend', people: 3 },
      'invitations/saturday': { name: 'Ada', days: 'saturday', people: 3 },
      'replyLinks/linked': { secret: SECRET },
      'joined/joined': { reply: 'linked', secret: SECRET },
      'joined/stopped': { reply: 'linked', secret: `${SECRET}-of-yesterday` },
    })) {
      await seedDocument(environment, path, fields);
    }
  }
}, 120_000);
afterAll(() => Promise.all([...environments.values()].map((each) => each.cleanup())));

const isAccepted = (firestore: Firestore, key: string, fields: Fields, isWalkIn: boolean) => {
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, 'rsvps', key), { ...fields, lastRsvp: serverTimestamp() });
  if (isWalkIn) batch.set(doc(firestore, 'arrivals', key), { saturday: { aaaaaaaaaaaa: 1 } });
  return batch.commit().then(
    () => true,
    () => false,
  );
};

it(`whoever saves a reply at any time, the rules decide as the site does (${RUNS} pairs of replies)`, async () => {
  const counts = new Map<string, { accepted: number; refused: number }>();
  const count = (kind: string, isAllowed: boolean) => {
    const { accepted, refused } = counts.get(kind) ?? { accepted: 0, refused: 0 };
    counts.set(kind, { accepted: accepted + +isAllowed, refused: refused + +!isAllowed });
  };
  const run = async (phase: Phase, who: string, before: Fields | null, after: Fields) => {
    const environment = environments.get(phase);
    const identity = IDENTITIES[who];
    if (!environment || !identity) throw new Error(`${phase}, ${who} are unknown.`);
    const { key, role, firestore } = identity;
    const administrator = await asAdministrator(environment);
    const seed = writeBatch(administrator);
    const reply = doc(administrator, 'rsvps', key);
    if (before) seed.set(reply, { ...before, lastRsvp: Timestamp.fromMillis(0) });
    else seed.delete(reply);
    seed.delete(doc(administrator, 'arrivals', key));
    await seed.commit();
    const isAllowed = await isAccepted(firestore(environment), key, after, role === 'door');
    const form = 'party' in after ? 'names' : 'no names';
    const kinds = [
      who,
      `${role}, ${phase}`,
      `${role}, ${phase}, ${form}`,
      before ? 'changed' : 'new',
    ];
    for (const kind of new Set(kinds)) count(kind, isAllowed);
    const story = `${who}, ${phase}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
    expect(`${story} ${isAllowed}`).toBe(`${story} ${isExpected(identity, phase, before, after)}`);
  };
  const befores = fc.option(replies, { freq: 6 });
  await fc.assert(
    fc.asyncProperty(befores, sent, fc.boolean(), async (before, after, isSame) => {
      // Often only something else than the people has changed.
      const document = before && isSame ? { ...before, name: 'Ada B.', otherNotes: '-' } : after;
      const runPhase = async (phase: Phase) => {
        // One after the other, because some share a reply.
        for (const who of Object.keys(IDENTITIES)) {
          // A link needs an existing reply.
          const known = who.includes('link')
            ? (before ?? { name: 'Ada', friday: 'no', saturday: 'no' })
            : before;
          await run(phase, who, known, document);
        }
      };
      await Promise.all((Object.keys(PHASES) as Phase[]).map(runPhase));
    }),
    {
      numRuns: RUNS,
      endOnFailure: true,
      examples: [
        // A yes for Saturday without names would count as everybody.
        [
          { name: 'Ada', friday: 'no', saturday: 'yes', party: ['Ana'], saturdayWho: ['Ana'] },
          {
            name: 'Ada',
            friday: 'yes',
            saturday: 'yes',
            party: ['Ana'],
            fridayWho: ['Ana'],
            saturdayWho: [],
          },
          false,
        ],
        [
          {
            name: 'Ada',
            friday: 'yes',
            saturday: 'yes',
            party: ['Ana'],
            fridayWho: ['Ana'],
            saturdayWho: ['Ana'],
          },
          {
            name: 'Ada',
            friday: 'yes',
            saturday: 'yes',
            party: ['Ana'],
            fridayWho: ['Ana'],
            saturdayWho: [],
          },
          false,
        ],
        [
          {
            name: 'Ada',
            friday: 'no',
            saturday: 'yes',
            party: ['Ana', 'Tom'],
            saturdayWho: ['Ana', 'Tom'],
          },
          { name: 'Ada', friday: 'no', saturday: 'yes', party: ['Tom'], saturdayWho: ['Tom'] },
          false,
        ],
        [null, { name: 'Ada', friday: 'no', saturday: 'yes', saturdayPeople: 2 }, false],
        [null, { name: 'Ada', friday: 'no', saturday: 'yes' }, false],
        [null, { name: '\u200b', friday: 'no', saturday: 'no' }, false],
        [
          { name: 'Ada', friday: 'no', saturday: 'yes', saturdayPeople: 2 },
          { name: 'Ada', friday: 'no', saturday: 'no' },
          false,
        ],
      ],
    },
  );
  const isNever = (kind: string) =>
    /^nobody/.test(kind) ||
    Object.entries(IDENTITIES).some(([who, { role }]) => who === kind && role === 'nobody') ||
    /^guest, (before|after the celebration)/.test(kind) ||
    // A helper writes down no names.
    /^door, .*, names$/.test(kind);
  for (const [kind, { accepted, refused }] of counts) {
    expect(`${kind}: ${refused > 0}`).toBe(`${kind}: true`);
    expect(`${kind}: ${accepted > 0}`).toBe(`${kind}: ${!isNever(kind)}`);
  }
}, 240_000);

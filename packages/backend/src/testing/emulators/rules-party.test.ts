import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { mostQuestions } from '@invitation/domain/build-time/faults/question-faults';
import type { DayId, RecordDay } from '@invitation/domain/event/event';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { person } from '@invitation/domain/fixtures/people';
import { storedInvitationSchema } from '@invitation/domain/guest-list/stored-invitation';
import { columnsOf } from '@invitation/domain/party/columns';
import { NEED_LIMIT, PERSON_NAME_LIMIT } from '@invitation/domain/party/person';
import { documentOf } from '@invitation/domain/record/questions';
import type { Fields, Question } from '@invitation/domain/record/record';
import { PARTY_LIMIT } from '@invitation/domain/record/rsvp-fields';
import { addedPeople } from '@invitation/domain/rsvp/reply-by';
import { applyFields } from '@invitation/domain/rsvp/save';
import {
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asAdministrator,
  asHost,
  clearAllButHost,
  createRulesEnvironment,
  firestoreOf,
  IS_NIGHT,
  seedDocument,
} from './rules-environment';
import { isWholeReply } from './whole-reply';

const RUNS = 60;
const EACH = { label: 'A', site: 'both', each: 'person' } as const;
const QUESTIONS: readonly Question[] = [
  { ...EACH, id: 'meal', kind: 'numbers', limit: 500, options: ['Fish', 'Meat'] },
  { ...EACH, id: 'song', kind: 'text', limit: 10, options: [] },
];
const SHAPE = { days: WEEKEND, questions: QUESTIONS };
const OPEN = { ...SHAPE, namedGuests: true, closesAt: null };
const CLOSED = { ...OPEN, closesAt: '2020-01-01T00:00:00Z' };
const lastRsvp = Timestamp.fromMillis(0);

const REPLY = { name: 'Ada', friday: 'yes', saturday: 'yes' };
const PARTY = {
  party: ['Ana', 'Tom'],
  fridayWho: ['Ana', 'Tom'],
  saturdayWho: ['Ana'],
  children: ['Tom'],
  needs: { Tom: 'No nuts' },
  answers: { meal: { Ana: 'Fish' }, song: { Tom: 'Fado' } },
};

/** `null` removes a field. */
const NOTHING_BY_NAME = { children: null, needs: null, answers: {} };

let environment: RulesTestEnvironment;

/** Whether a document is written. The SDK throws an error for one that Firestore cannot store. */
const isWritten = (write: () => Promise<void>): Promise<boolean> =>
  (async () => write())().then(
    () => true,
    () => false,
  );
const invitation = (people: number, days = 'weekend') => ({ name: 'Ada', days, people });

describe('People by name', () => {
  beforeAll(async () => {
    environment = await createRulesEnvironment('demo-party', OPEN);
    await clearAllButHost(environment);
    await seedDocument(environment, 'invitations/two', invitation(2));
    await seedDocument(environment, 'invitations/saturday', invitation(2, 'saturday'));
  });
  afterAll(() => environment.cleanup());

  /** Saves as a guest, over a reply of long ago if there is one. */
  const save = async (key: string, fields: object, before?: object, uid = 'guest') => {
    const path = `rsvps/${key}`;
    if (before) await seedDocument(environment, path, { ...before, lastRsvp });
    else await deleteDoc(doc(await asAdministrator(environment), path));
    const document = doc(firestoreOf(environment, uid), path);
    return setDoc(document, { ...fields, lastRsvp: serverTimestamp() }, { merge: true });
  };
  const whole = { ...REPLY, ...PARTY };

  it('come with an invitation, and with no more than it is for', async () => {
    await assertSucceeds(save('two', whole));
    await assertSucceeds(save('two', { ...whole, needs: { Tom: 'Vegan' } }, whole));
    const three = {
      ...whole,
      party: [...PARTY.party, 'Eve'],
      fridayWho: [...PARTY.fridayWho, 'Eve'],
    };
    await assertFails(save('two', three));
    // As a host has saved it.
    await assertSucceeds(save('two', { saturdayWho: ['Eve'] }, three));
    await assertFails(save('guest', whole));
    await assertFails(save('guest', { ...whole, id: 'two' }));
    await assertFails(save('withdrawn', whole));
    await assertSucceeds(save('guest', REPLY));
  });

  it('of the Saturday come on no other day', async () => {
    const saturday = applyFields(whole, {
      friday: 'no',
      fridayWho: null,
      party: ['Ana'],
      ...NOTHING_BY_NAME,
    });
    await assertSucceeds(save('saturday', saturday));
    await assertFails(save('saturday', { ...saturday, fridayWho: ['Ana'] }));
    await assertFails(save('saturday', { ...saturday, friday: 'yes', fridayWho: ['Ana'] }));
  });

  it.each<[string, object]>([
    ['a list with something that is no text', { party: ['Ana', 7], fridayWho: ['Ana', 7] }],
    ['only an empty name', { party: [''], fridayWho: [''], saturdayWho: [''], ...NOTHING_BY_NAME }],
    ['a name of two lines', { party: ['Ana', 'Tom\nEve'], fridayWho: ['Ana', 'Tom\nEve'] }],
    ['a name twice', { party: ['Ana', 'Tom', 'Tom'] }],
    ['a text in place of the names', { party: 'Ana' }],
    ['nobody on a day with a yes', { saturdayWho: [] }],
    ['nobody on a day with a no', { saturday: 'no', saturdayWho: [] }],
    ['an empty party', { party: [], fridayWho: [], saturdayWho: [], ...NOTHING_BY_NAME }],
    ['an empty list of children', { children: [] }],
    ['no needs in their map', { needs: {} }],
    ['an empty need', { needs: { Tom: '' } }],
    ['an empty need beside another', { needs: { Ana: 'Vegan', Tom: '' } }],
    ['an empty answer', { answers: { song: { Tom: '' } } }],
    ['no texts as answers', { answers: { song: {} } }],
    ['an invisible name', { party: ['Ana', '\u200b'], fridayWho: ['Ana', '\u200b'] }],
    ['somebody of no day', { fridayWho: ['Ana'] }],
    ['somebody who is not of the party', { fridayWho: ['Ana', 'Tom', 'Eve'] }],
    ['somebody on a day with a no', { saturday: 'no' }],
    ['a number beside the names', { fridayPeople: 2 }],
    ['a child who is not of the party', { children: ['Eve'] }],
    ['a need of somebody else', { needs: { Eve: 'Vegan' } }],
    ['a need that is no text', { needs: { Tom: 7 } }],
    ['a need that is too long', { needs: { Tom: 'x'.repeat(NEED_LIMIT + 1) } }],
    ['an answer of somebody else', { answers: { meal: { Eve: 'Fish' } } }],
    ['an answer that is no option', { answers: { meal: { Ana: 'Cake' } } }],
    ['an answer that is no text', { answers: { song: { Ana: 7 } } }],
    ['an answer that is too long', { answers: { song: { Ana: 'x'.repeat(11) } } }],
    ['another column', { mondayWho: ['Ana'] }],
  ])('are refused with %s', async (_, columns) => {
    const fields = applyFields(whole, columns as Fields);
    await assertFails(save('two', fields));
    await deleteDoc(doc(asHost(environment), 'rsvps/two'));
    const asOfHost = { ...fields, lastRsvp: serverTimestamp() };
    await assertFails(setDoc(doc(asHost(environment), 'rsvps/two'), asOfHost));
  });

  it('must not be in a reply by numbers', async () => {
    const answers = { meal: { Fish: 2 }, song: 'Fado' };
    const numbers = { ...REPLY, fridayPeople: 2, answers };
    await assertSucceeds(save('two', numbers));
    await assertFails(save('two', { ...numbers, fridayWho: ['Ana'] }));
    await assertFails(save('two', { ...numbers, answers: PARTY.answers }));
    // An answer for the whole party stays until each person answers.
    const { fridayPeople: _, ...before } = numbers;
    await assertSucceeds(save('two', { ...PARTY, answers }, before));
  });

  it('stay if the content has lost their day, until somebody changes who comes', async () => {
    const before = { ...whole, party: [...PARTY.party, 'Eve'], mondayWho: ['Eve'] };
    await assertSucceeds(save('two', { name: 'Ada & Grace' }, before));
    await assertFails(save('two', { saturdayWho: ['Tom'] }, before));
    await assertSucceeds(save('two', { ...PARTY, saturdayWho: ['Tom'] }, before));
  });

  const name = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('Ana', 'Tom', 'D. O’Neill', "Eve 'E'") },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('x', 'é', '😀'), fc.integer({ min: -1, max: 1 }))
        .map(([unit, off]) => unit.repeat(PERSON_NAME_LIMIT + off)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(
        '',
        '\u3000',
        '\u200b',
        '\u2800',
        '\u200fAna',
        'A\u3164',
        'A\nB',
        'A\rB',
        '__A',
        7,
        null,
        ['Ana'],
      ),
    },
  );
  const need = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<unknown>('Vegan', '😀'.repeat(NEED_LIMIT), 'a  b') },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>('', 'x'.repeat(NEED_LIMIT + 1), 'a\nb', 7, null),
    },
  );
  const meal = fc.constantFrom<unknown>('Fish', 'Fish', 'Meat', 'Meat', 'Cake', 2);
  const parties = fc
    .tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.array(name, { minLength: 1, maxLength: 4 }) },
        {
          weight: 1,
          arbitrary: fc
            .integer({ min: PARTY_LIMIT, max: PARTY_LIMIT + 1 })
            .map((length): unknown[] => Array.from({ length }, (_, index) => `Ana ${index}`)),
        },
      ),
      fc.infiniteStream(fc.nat(15)),
      fc.record({ friday: fc.constantFrom('yes', 'yes', 'no'), needs: fc.boolean() }),
      fc.infiniteStream(need),
      fc.infiniteStream(meal),
      fc.constantFrom(...Array<null>(9).fill(null), 'Nobody'),
    )
    .map(([party, dice, { friday, needs }, someNeeds, meals, stranger]) => {
      const days = { friday, saturday: 'yes', sunday: 'yes' };
      const members = stranger === null ? party : [...party, stranger];
      const some = (least: number) => members.filter(() => (dice.next().value ?? 0) >= least);
      // Empty values are rare.
      const orEmpty = (field: string, value: object) =>
        Object.keys(value).length > 0 || (dice.next().value ?? 0) === 0 ? { [field]: value } : {};
      const mapOf = (values: Iterator<unknown>, least: number) =>
        Object.fromEntries(some(least).map((each) => [String(each), values.next().value]));
      const lists = Object.entries(days).flatMap(([day, answer]) => {
        const who = day === 'saturday' ? party : some(6);
        const isThere =
          (who.length > 0 || (dice.next().value ?? 0) === 0) &&
          (answer === 'yes' || (dice.next().value ?? 0) === 0);
        return isThere ? [[`${day}Who`, who]] : [];
      });
      return {
        name: 'Ada',
        ...days,
        party,
        ...Object.fromEntries(lists),
        ...orEmpty('children', some(11)),
        ...(needs && orEmpty('needs', mapOf(someNeeds, 10))),
        answers: orEmpty('meal', mapOf(meals, 12)),
      } as Fields;
    });
  it(`are what the schema reads whole (${RUNS} replies)`, async () => {
    let runs = 0;
    const counts = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(parties, async (document) => {
        runs += 1;
        const key = doc(asHost(environment), `rsvps/party-${runs}`);
        const fields = { ...document, lastRsvp: serverTimestamp() };
        const allowed = await isWritten(() => setDoc(key, fields));
        counts[allowed ? 'accepted' : 'refused'] += 1;
        expect(allowed).toBe(isWholeReply(SHAPE, document));
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(RUNS / 10);
  }, 120_000);

  it('are accepted on invitations if the schema accepts them', async () => {
    let runs = 0;
    const counts = { accepted: 0, refused: 0 };
    const invitations = fc
      .record({
        members: fc.array(name, { maxLength: 4 }),
        people: fc.integer({ min: 2, max: 4 }),
        isChild: fc.constantFrom(true, true, false),
      })
      .map(({ members, people, isChild }) => ({
        ...invitation(people),
        members,
        children: isChild ? members.slice(1) : ['Nobody'],
      }));
    await fc.assert(
      fc.asyncProperty(invitations, async (document) => {
        runs += 1;
        const key = doc(asHost(environment), `invitations/invitation-of-the-parity-${runs}`);
        const allowed = await isWritten(() => setDoc(key, document));
        counts[allowed ? 'accepted' : 'refused'] += 1;
        expect(allowed).toBe(storedInvitationSchema.safeParse(document).success);
      }),
      { numRuns: RUNS / 2, endOnFailure: false },
    );
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(0);
  }, 120_000);
});

it('After the last day, only people who came before can come', async () => {
  environment = await createRulesEnvironment('demo-party-closed', CLOSED);
  await clearAllButHost(environment);
  await seedDocument(environment, 'invitations/three', invitation(3));
  const NAMES = ['Ana', 'Tom', 'Eve'];
  const fields = fc
    .record({
      friday: fc.constantFrom('yes', 'no'),
      saturday: fc.constantFrom('yes', 'yes', 'yes', 'no'),
      number: fc.constantFrom(null, 1, 2),
      who: fc.option(
        fc.array(fc.subarray(NAMES, { minLength: 1 }), { minLength: 2, maxLength: 2 }),
        {
          freq: 4,
        },
      ),
    })
    .map(({ number, who, ...days }): Fields => {
      const accepted = (['friday', 'saturday'] as const).filter((day) => days[day] === 'yes');
      const people = NAMES.flatMap((name) => {
        const coming = accepted.filter((_, index) => who?.[index]?.includes(name));
        return coming.length > 0 ? [person(name, coming.join(' '))] : [];
      });
      const numbers = accepted.map((day) => [`${day}People`, number]);
      return {
        name: 'Ada',
        ...days,
        ...(who ? people.length > 0 && { people } : Object.fromEntries(numbers)),
      };
    });
  const documentIn = (reply: Fields) =>
    documentOf(SHAPE, applyFields(null, columnsOf(SHAPE, reply, reply))).data;
  const counts = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fields, fields, async (before, after) => {
      await seedDocument(environment, 'rsvps/three', { ...documentIn(before), lastRsvp });
      const document = doc(firestoreOf(environment, 'guest'), 'rsvps/three');
      const allowed = await isWritten(() =>
        setDoc(document, { ...documentIn(after), lastRsvp: serverTimestamp() }),
      );
      counts[allowed ? 'accepted' : 'refused'] += 1;
      expect(allowed).toBe(addedPeople(WEEKEND, before, after).length === 0);
    }),
    { numRuns: RUNS, endOnFailure: false },
  );
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(RUNS / 10);
  await environment.cleanup();
}, 120_000);

it('Without named guests, the columns are refused, and old ones stay', async () => {
  environment = await createRulesEnvironment('demo-no-party', { ...OPEN, namedGuests: false });
  await clearAllButHost(environment);
  await seedDocument(environment, 'invitations/two', invitation(2));
  const document = doc(firestoreOf(environment, 'guest'), 'rsvps/two');
  await assertFails(
    setDoc(document, { ...REPLY, ...PARTY, answers: {}, lastRsvp: serverTimestamp() }),
  );
  await seedDocument(environment, 'rsvps/two', { ...REPLY, ...PARTY, lastRsvp });
  await assertSucceeds(updateDoc(document, { name: 'Grace', lastRsvp: serverTimestamp() }));
  await environment.cleanup();
});

/** As many questions as content with these days may have: first those that each person answers, then others. */
const questionsBeside = (days: readonly RecordDay[], hasPhases: boolean) => {
  const { all, each } = mostQuestions(days, hasPhases);
  return Array.from({ length: Math.min(10, Math.max(0, all)) }, (_, index) => ({
    id: `question${index}`,
    kind: index < each ? ('text' as const) : ('numbers' as const),
    limit: 500,
    options: index < each ? [] : OPTIONS,
    ...(index < each && { each: 'person' as const }),
  }));
};
const OPTIONS = Array.from({ length: 12 }, (_, index) => `It's "option" \\ ${index} ($20)`);
const WEEK: readonly DayId[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];
const mapOf = (keys: readonly string[], value: unknown) =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** When guests can reply at all (B21). */
const PHASES = { opensAt: '2020-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' };

/** Numbers of asked and of other days. The last four are less extreme than the first three. Each takes the emulator seconds. */
const WEEKS = [
  [7, 0],
  [4, 3],
  [1, 6],
  [5, 0],
  [4, 0],
  [2, 1],
  [3, 1],
] as const;

it.each(
  (IS_NIGHT ? [{}, PHASES] : [PHASES]).flatMap((phases) =>
    WEEKS.slice(0, IS_NIGHT ? WEEKS.length : 3).map(([asked, others]) => ({
      asked,
      others,
      phases,
    })),
  ),
)(
  'The largest party on $asked days, and $others without a question, stays within the 1,000 expressions of a request: $phases',
  async ({ asked, others, phases }) => {
    const days: readonly RecordDay[] = WEEK.slice(0, asked + others).map((day, index) => ({
      day,
      asked: index < asked,
      guests: 'weekend',
    }));
    const party = Array.from({ length: PARTY_LIMIT }, (_, index) =>
      `${index} `.padEnd(PERSON_NAME_LIMIT, 'é'),
    );
    const questions = questionsBeside(days, 'endsAt' in phases);
    const fieldsOf = (suffix: string, isAsked?: boolean) =>
      days
        .filter((day) => isAsked === undefined || day.asked === isAsked)
        .map(({ day }) => day + suffix);
    const yes = mapOf(fieldsOf(''), 'yes');
    const notes = { guest: 'Grace', dietaryRestrictions: 'Vegan', otherNotes: '-' };
    const byNumber = mapOf(fieldsOf('People'), PARTY_LIMIT);
    const numbersOfOthers = mapOf(fieldsOf('People', false), PARTY_LIMIT);
    const texts = {
      name: 'Ada',
      ...notes,
      answers: Object.fromEntries(
        questions.map(({ id, each }) => [
          id,
          each ? mapOf(party, 'x'.repeat(500)) : mapOf(OPTIONS, 20),
        ]),
      ),
      needs: mapOf(party, 'x'.repeat(NEED_LIMIT)),
    };
    const named = { ...yes, party, children: party, ...mapOf(fieldsOf('Who'), party) };
    const mixed = {
      ...yes,
      party,
      children: party,
      ...mapOf(fieldsOf('Who', true), party),
      ...numbersOfOthers,
    };
    const open = { days, questions, namedGuests: true, closesAt: null, ...phases };
    const id = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    environment = await createRulesEnvironment('demo-largest-party', open);
    await clearAllButHost(environment);
    const largest = { ...invitation(PARTY_LIMIT), members: party, children: party };
    await assertSucceeds(setDoc(doc(asHost(environment), 'invitations', id), largest));
    const save = async (firestore: Firestore, before: object | null, after: object) => {
      const document = doc(await asAdministrator(environment), 'rsvps', id);
      const old = { name: '', ...notes, lastRsvp };
      await (before ? setDoc(document, { ...old, ...before }) : deleteDoc(document));
      await assertSucceeds(
        setDoc(doc(firestore, 'rsvps', id), {
          id,
          ...texts,
          ...after,
          lastRsvp: serverTimestamp(),
        }),
      );
    };
    for (const after of [named, mixed]) {
      await save(asHost(environment), null, after);
      await save(firestoreOf(environment, 'guest'), null, after);
    }
    await environment.cleanup();

    const closed = { ...open, closesAt: '2020-01-01T00:00:00Z' };
    environment = await createRulesEnvironment('demo-largest-party', closed);
    const guest = firestoreOf(environment, 'guest');
    // As if a host had written the names in another order: each list changes.
    const reordered = [...party].reverse();
    const otherNamed = { ...named, party: reordered, ...mapOf(fieldsOf('Who', true), reordered) };
    const otherMixed = { ...mixed, party: reordered, ...mapOf(fieldsOf('Who', true), reordered) };
    await save(guest, named, named);
    await save(guest, otherNamed, named);
    await save(guest, otherMixed, mixed);
    await save(guest, { ...yes, ...byNumber }, mixed);
    // The most expensive reply by numbers becomes one by names.
    if (others === 0) await save(guest, { ...yes, ...byNumber }, named);
    await environment.cleanup();
  },
);

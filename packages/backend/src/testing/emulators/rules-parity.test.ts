import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { RecordDay } from '@invitation/domain/event/event';
import { FOUR_DAYS, ONE_DAY, WEEKEND } from '@invitation/domain/fixtures/days';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { content as fourDays } from '@invitation/domain/fixtures/four-days.js';
import { content as oneDay } from '@invitation/domain/fixtures/one-day.js';
import {
  ARRIVALS_LIMIT,
  type Arrivals,
  arrivalsDocument,
  arrivalsSchema,
  COUNTS_LIMIT,
} from '@invitation/domain/guest-list/arrivals';
import { INVITATION_DAYS } from '@invitation/domain/guest-list/invitation';
import { storedInvitationSchema } from '@invitation/domain/guest-list/stored-invitation';
import { isAnswer } from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import {
  ANSWERS,
  NAME_LIMIT,
  PEOPLE_LIMIT,
  peopleField,
  TEXT_NAMES,
  textField,
} from '@invitation/domain/record/rsvp-fields';
import { addedPeople } from '@invitation/domain/rsvp/reply-by';
import { rsvpFormSchema, rsvpSchema } from '@invitation/domain/rsvp/rsvp';
import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  asHost,
  clearAllButHost,
  createRulesEnvironment,
  firestoreOf,
  seedDocument,
} from './rules-environment';

const CELEBRATIONS = {
  'three days': { days: WEEKEND, questions: [] },
  'four days': { days: FOUR_DAYS, questions: fourDays.weekend.questions },
  'one day': { days: ONE_DAY, questions: oneDay.weekend.questions },
};
/** For each celebration. */
const RUNS = 40;

/** Texts around a limit: letters, wide characters, white space and similar characters. */
const text = (limit: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: 20 }) },
    fc.string({
      unit: fc.constantFrom(
        ' ',
        '\t',
        '\n',
        '\u00a0',
        '\u2003',
        '\u3000',
        '\ufeff',
        '\u200b',
        '\u0085',
      ),
      maxLength: 4,
    }),
    fc
      .tuple(fc.constantFrom('x', 'é', '😀', ' '), fc.integer({ min: -2, max: 2 }))
      .map(([unit, off]) => unit.repeat(Math.ceil((limit + off) / unit.length))),
  );
const answer = fc.constantFrom(...ANSWERS);
const invalid = fc.constantFrom<unknown>('', 'maybe', 'Yes', null, 7, true, ['yes'], { yes: true });

/** One in 12 values is invalid. */
const orInvalid = (arbitrary: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 11, arbitrary: arbitrary as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: invalid },
  );

const numberOfPeople = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: PEOPLE_LIMIT }) as fc.Arbitrary<unknown> },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(-1, 0, PEOPLE_LIMIT + 1, 1.5, Number.NaN, '2', null),
  },
);

const documentsFor = (days: readonly RecordDay[]) => {
  const documents = fc.record(
    Object.fromEntries([
      ...TEXT_NAMES.map((name) => [name, orInvalid(text(textField(name).limit))]),
      ...days.map(({ day }) => [day, orInvalid(answer)]),
    ]),
    { requiredKeys: [] },
  );
  // Fewer of these, because a number without a yes is refused.
  const numbers = fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.record(
        Object.fromEntries(days.map(({ day }) => [peopleField(day), numberOfPeople])),
        { requiredKeys: [] },
      ),
    },
  );
  const answers = Object.fromEntries(days.map(({ day }) => [day, 'yes']));
  // Most documents are complete. Otherwise a missing answer would hide other errors.
  return fc
    .tuple(documents, numbers, fc.boolean(), fc.boolean())
    .map(([document, people, fill, named]) => ({
      ...(fill ? answers : {}),
      ...(named ? { name: 'Ada' } : {}),
      ...document,
      ...people,
    }));
};

const numbers = ({ options }: Question) =>
  fc.dictionary(
    fc.constantFrom(...options, 'Cake of last year'),
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: PEOPLE_LIMIT }) as fc.Arbitrary<unknown> },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(-1, PEOPLE_LIMIT + 1, 1.5, '2', null) },
    ),
    { maxKeys: 2 },
  );

const fitting = (question: Question): fc.Arbitrary<unknown> => {
  if (question.kind === 'text') return text(question.limit);
  return question.kind === 'numbers' ? numbers(question) : fc.constantFrom(...question.options);
};

/** Answers to each question, or to one that does not exist. */
const answersFor = (questions: readonly Question[]) => {
  if (questions.length === 0) return fc.constantFrom({}, { gone: 'A song' });
  return fc.record(
    Object.fromEntries(
      questions.map((question): [string, fc.Arbitrary<unknown>] => [
        question.id,
        fc.oneof(
          { weight: 9, arbitrary: fitting(question) },
          { weight: 1, arbitrary: fc.oneof(numbers(question), text(question.limit), invalid) },
        ),
      ]),
    ),
    { requiredKeys: [], noNullPrototype: true },
  );
};

/** Valid replies with few names and numbers, so that two of them often differ in one thing. */
const smallReplies = (days: readonly RecordDay[], answers = answer) =>
  fc
    .record({
      guest: fc.constantFrom(undefined, '', '\u3000', 'Grace', 'Grace H.'),
      days: fc.tuple(...days.map(() => fc.tuple(answers, fc.constantFrom(undefined, 1, 2)))),
    })
    .map(({ guest, days: given }) => ({
      name: 'Ada',
      ...(guest !== undefined && { guest }),
      ...Object.fromEntries(
        days.flatMap(({ day }, index) => {
          const [answer, people] = given[index] ?? [];
          const number = answer === 'yes' && people ? [[peopleField(day), people]] : [];
          return [[day, answer], ...number];
        }),
      ),
    }));

const invitations = fc.record(
  {
    name: orInvalid(text(NAME_LIMIT)),
    days: orInvalid(fc.constantFrom(...INVITATION_DAYS)),
    people: numberOfPeople,
    language: fc.constantFrom<unknown>('pt-PT', 'es', 'Deutsch', 'pt-', '', 7, null),
  },
  { requiredKeys: ['name', 'days', 'people'] },
);

const arrivalsFor = (days: readonly RecordDay[]) => {
  const count = fc.integer({ min: 0, max: ARRIVALS_LIMIT });
  const counts = (id: fc.Arbitrary<string>, people: fc.Arbitrary<unknown>, maxKeys: number) =>
    fc.dictionary(id, people, { maxKeys, size: 'max', noNullPrototype: true });
  const id = fc.stringMatching(/^[-\w]{12}$/);
  const invalidNumber = fc.constantFrom<unknown>(-1, ARRIVALS_LIMIT + 1, 0.5, '2', null, [1]);
  const invalidCount = fc.oneof(
    count,
    invalidNumber,
    counts(id, fc.oneof(count, invalidNumber), 3),
    counts(fc.constantFrom('a', 'b c', 'ä', 'x'.repeat(641)), count, 3),
    counts(id, count, COUNTS_LIMIT + 3),
  );
  const valid = counts(id, count, COUNTS_LIMIT) as fc.Arbitrary<unknown>;
  const arrivals = (count: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(days.map(({ day }) => [day, count])), { requiredKeys: [] });
  // With many days, few documents would be valid otherwise, and with one day, few invalid.
  return fc.oneof(arrivals(valid), arrivals(fc.oneof(valid, invalidCount)), arrivals(invalidCount));
};

describe.each(Object.entries(CELEBRATIONS))('With %s', (name, { days, questions }) => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const project = `demo-parity-${name.replace(' ', '-')}`;
    environment = await createRulesEnvironment(project, { days, questions, closesAt: null });
    await clearAllButHost(environment);
  });
  afterAll(() => environment.cleanup());
  const existing = {
    name: 'Grace',
    otherNotes: 'Arriving late',
    ...Object.fromEntries(days.map(({ day }) => [day, 'no'])),
  };

  // A host may save any document at any time.
  const hostFirestore = () => asHost(environment);

  it(`the schema and the rules agree on ${RUNS} replies`, async () => {
    const host = hostFirestore();
    const guest = firestoreOf(environment, 'guest');
    const save = (key: string, fields: object, firestore = host) =>
      setDoc(
        doc(firestore, 'rsvps', key),
        { ...fields, lastRsvp: serverTimestamp() },
        { merge: true },
      ).then(
        () => true,
        () => false,
      );
    let runs = 0;
    const counts = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(documentsFor(days), async (document) => {
        runs += 1;
        const parsed = rsvpSchema(days).safeParse(document);
        // The site sends an accepted document as the schema returns it, trimmed.
        const allowed = await save(`new-${runs}`, parsed.success ? parsed.data : document);
        counts[allowed ? 'accepted' : 'refused'] += 1;
        expect(allowed).toBe(parsed.success);

        expect(await save(`existing-${runs}`, existing)).toBe(true);
        const merged = rsvpSchema(days).safeParse({ ...existing, ...document });
        const update = merged.success ? merged.data : document;
        expect(await save(`existing-${runs}`, update)).toBe(merged.success);

        const form = rsvpFormSchema(days, []).safeParse(document);
        await deleteDoc(doc(host, 'rsvps/guest'));
        expect(await save('guest', form.data ?? document, guest)).toBe(form.success);
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
    // Otherwise the documents would prove nothing.
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(0);
  }, 240_000);

  it(`the questions and the rules agree on ${RUNS} answers`, async () => {
    const counts = { accepted: 0, refused: 0 };
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(answersFor(questions), async (answers) => {
        runs += 1;
        const isAccepted = Object.entries(answers).every(([id, value]) =>
          questions.some((question) => question.id === id && isAnswer(question, value)),
        );
        const allowed = await setDoc(doc(hostFirestore(), 'rsvps', `answers-${runs}`), {
          ...existing,
          answers,
          lastRsvp: serverTimestamp(),
        }).then(
          () => true,
          () => false,
        );
        counts[allowed ? 'accepted' : 'refused'] += 1;
        expect(allowed).toBe(isAccepted);
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(0);
  }, 240_000);

  it.each([
    ['invitations', storedInvitationSchema, invitations],
    [
      'arrivals',
      z.pipe(
        arrivalsSchema(days),
        z.transform((arrivals: Arrivals) => arrivalsDocument(arrivals).data),
      ),
      arrivalsFor(days),
    ],
  ] as const)(
    `the schema and the rules agree on ${RUNS} %s`,
    async (collection, schema, documents) => {
      const firestore = hostFirestore();
      const counts = { accepted: 0, refused: 0 };
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(documents as fc.Arbitrary<object>, async (document) => {
          runs += 1;
          const { success, data } = schema.safeParse(document);
          const key = `${collection}-of-the-parity-${runs}`;
          const allowed = await setDoc(doc(firestore, collection, key), data ?? document).then(
            () => true,
            () => false,
          );
          counts[allowed ? 'accepted' : 'refused'] += 1;
          expect(allowed).toBe(success);
        }),
        { numRuns: RUNS, endOnFailure: false },
      );
      expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(0);
    },
    240_000,
  );

  it(`the form and the rules agree on ${RUNS} replies after the last day`, async () => {
    const project = `demo-parity-closed-${name.replace(' ', '-')}`;
    const content = { days, questions, closesAt: '2020-01-01T00:00:00Z' };
    const closed = await createRulesEnvironment(project, content);
    const lastRsvp = Timestamp.fromMillis(Date.now() - 60_000);
    const invitation = { name: 'Ada', days: 'weekend', people: PEOPLE_LIMIT };
    const counts = { accepted: 0, refused: 0 };
    let runs = 0;
    // With many days, few replies would add nobody otherwise.
    const moreOftenNo = fc.constantFrom('yes' as const, 'no', 'no');
    const replies = fc.tuple(fc.option(smallReplies(days)), smallReplies(days, moreOftenNo));
    await fc.assert(
      fc.asyncProperty(replies, async ([before, after]) => {
        runs += 1;
        await seedDocument(closed, `invitations/${runs}`, invitation);
        if (before) await seedDocument(closed, `rsvps/${runs}`, { ...before, lastRsvp });
        const reply = doc(firestoreOf(closed, 'guest'), `rsvps/${runs}`);
        const allowed = await setDoc(reply, { ...after, lastRsvp: serverTimestamp() }).then(
          () => true,
          () => false,
        );
        counts[allowed ? 'accepted' : 'refused'] += 1;
        expect(allowed).toBe(addedPeople(days, before, after).length === 0);
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
    await closed.cleanup();
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(0);
  }, 240_000);
});

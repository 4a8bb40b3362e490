import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { DAYS } from '@invitation/domain/event';
import { INVITATION_DAYS, invitationSchema, PEOPLE_LIMIT } from '@invitation/domain/invitation';
import { rsvpSchema } from '@invitation/domain/rsvp';
import {
  ANSWERS,
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  NAME_LIMIT,
} from '@invitation/domain/rsvp-fields';
import fc from 'fast-check';
import { doc, type Firestore, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRulesEnvironment } from './rules-environment';

const RUNS = 200;
const SEED = Number(process.env.FC_SEED ?? Date.now());

let environment: RulesTestEnvironment;
beforeAll(async () => {
  setLogLevel('silent');
  environment = await createRulesEnvironment('demo-parity');
  await environment.clearFirestore();
});
afterAll(() => environment.cleanup());

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

const arbitraryOf = (name: FieldName) => {
  const { type, limit = 0 } = fieldOf(name);
  return orInvalid(type === 'text' ? text(limit) : answer);
};
const documents = fc.record(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, arbitraryOf(name)])),
  {
    requiredKeys: [],
  },
);
/** Most documents are complete. Otherwise a missing answer would hide other errors. */
const mostlyComplete = fc
  .tuple(documents, fc.boolean(), fc.boolean())
  .map(([document, fill, named]) => ({
    ...(fill ? { friday: 'yes', saturday: 'no' } : {}),
    ...(named ? { name: 'Ada' } : {}),
    ...document,
  }));

const EXISTING = {
  name: 'Grace',
  friday: 'no',
  saturday: 'no',
  otherNotes: 'Arriving late',
} as const;

// A host may save any document at any time.
const hostFirestore = () =>
  environment.authenticatedContext('nora', { host: true }).firestore() as unknown as Firestore;

it(`the schema and the rules agree on ${RUNS} replies (seed ${SEED}; FC_SEED repeats it)`, async () => {
  const firestore = hostFirestore();
  const save = (key: string, fields: object) =>
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
    fc.asyncProperty(mostlyComplete, async (document) => {
      runs += 1;
      const parsed = rsvpSchema.safeParse(document);
      // The site sends an accepted document as the schema returns it, trimmed.
      const allowed = await save(`new-${runs}`, parsed.success ? parsed.data : document);
      counts[allowed ? 'accepted' : 'refused'] += 1;
      expect(allowed).toBe(parsed.success);

      expect(await save(`existing-${runs}`, EXISTING)).toBe(true);
      const merged = rsvpSchema.safeParse({ ...EXISTING, ...document });
      const update = merged.success ? merged.data : document;
      expect(await save(`existing-${runs}`, update)).toBe(merged.success);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: false },
  );
  // Both results must be frequent.
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(RUNS / 10);
}, 240_000);

const invitations = fc.record(
  {
    name: orInvalid(text(NAME_LIMIT)),
    days: orInvalid(fc.constantFrom(...INVITATION_DAYS)),
    people: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: PEOPLE_LIMIT }) as fc.Arbitrary<unknown> },
      {
        weight: 1,
        arbitrary: fc.constantFrom<unknown>(-1, 0, PEOPLE_LIMIT + 1, 1.5, Number.NaN, '2', null),
      },
    ),
    arrived: fc.oneof(
      { weight: 8, arbitrary: fc.subarray([...DAYS]) as fc.Arbitrary<unknown> },
      {
        weight: 1,
        arbitrary: fc.constantFrom<unknown>(['friday', 'friday'], ['monday'], [7], 'friday', {}),
      },
    ),
  },
  { requiredKeys: ['name', 'days', 'people'] },
);

it(`the schema and the rules agree on ${RUNS} invitations (seed ${SEED})`, async () => {
  const firestore = hostFirestore();
  const counts = { accepted: 0, refused: 0 };
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(invitations, async (invitation) => {
      runs += 1;
      const { success, data } = invitationSchema.safeParse(invitation);
      const key = `invitation-of-the-parity-${runs}`;
      const allowed = await setDoc(doc(firestore, 'invitations', key), data ?? invitation).then(
        () => true,
        () => false,
      );
      counts[allowed ? 'accepted' : 'refused'] += 1;
      expect(allowed).toBe(success);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: false },
  );
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(RUNS / 10);
}, 240_000);

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { weekendRsvpSchema } from '@invitation/domain/rsvp';
import { ANSWERS, FIELD_NAMES, type FieldName, fieldOf } from '@invitation/domain/rsvp-fields';
import fc from 'fast-check';
import { doc, type Firestore, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRules } from './rules-environment';

const RUNS = 500;
const SEED = Number(process.env.FC_SEED ?? Date.now());

let environment: RulesTestEnvironment;
beforeAll(async () => {
  setLogLevel('silent');
  environment = await openRules('demo-parity');
});
afterAll(() => environment.cleanup());

/** Texts around a limit, of letters, wide characters and what is or only looks like white space. */
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
const wrong = fc.constantFrom<unknown>('', 'maybe', 'Yes', null, 7, true, ['yes'], { yes: true });

/** Of every 12 values one is of a wrong kind. */
const orWrong = (arbitrary: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 11, arbitrary: arbitrary as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: wrong },
  );

/** What is tried for one field of the table. */
const arbitraryOf = (name: FieldName) => {
  const { type, limit = 0 } = fieldOf(name);
  return orWrong(type === 'text' ? text(limit) : answer);
};
const documents = fc.record(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, arbitraryOf(name)])),
  {
    requiredKeys: [],
  },
);
/** Mostly complete, so that not every document falls over the first missing answer. */
const mostlyComplete = fc
  .tuple(documents, fc.boolean(), fc.boolean())
  .map(([document, fill, named]) => ({
    ...(fill ? { friday: 'yes', saturday: 'no' } : {}),
    ...(named ? { name: 'Ada' } : {}),
    ...document,
  }));

/** A reply that is there already. */
const KEPT = { name: 'Grace', friday: 'no', saturday: 'no', otherNotes: 'Arriving late' } as const;

it(`the schema and the rules agree on ${RUNS} documents (seed ${SEED}; FC_SEED repeats it)`, async () => {
  // As a host, who may save any document, and more than once a second.
  const firestore = environment
    .authenticatedContext('nora', { host: true })
    .firestore() as unknown as Firestore;
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
  const verdicts = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(mostlyComplete, async (document) => {
      runs += 1;
      const parsed = weekendRsvpSchema.safeParse(document);
      // What the schema accepts is sent as it gives it back, trimmed; what it refuses, as it came.
      const allowed = await save(`new-${runs}`, parsed.success ? parsed.data : document);
      verdicts[allowed ? 'accepted' : 'refused'] += 1;
      expect(allowed).toBe(parsed.success);

      expect(await save(`kept-${runs}`, KEPT)).toBe(true);
      const merged = weekendRsvpSchema.safeParse({ ...KEPT, ...document });
      const update = merged.success ? merged.data : document;
      expect(await save(`kept-${runs}`, update)).toBe(merged.success);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: false },
  );
  // Agreement on nothing but refusals would say little.
  expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(RUNS / 10);
}, 240_000);

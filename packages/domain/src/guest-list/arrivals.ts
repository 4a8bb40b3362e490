import * as z from 'zod/mini';
import type { DayId } from '../event/event';
import { randomId } from '../gate/invitation-link';
import { onceFor } from '../record/once-for';
import type { Fields } from '../record/record';
import { applyFields } from '../rsvp/save';

/** The most people who can arrive with one guest on one day (B15). */
export const ARRIVALS_LIMIT = 99;

/** The most counts of one day: one for each phone that counted without seeing the others. */
export const COUNTS_LIMIT = 20;

/** The ids of a day's counts, joined without separators, as `firestore.rules` checks them. */
const IDS_PATTERN = /^[-\w]{0,640}$/;

/** 72 bits: no two counts of a guest get the same id. */
const ID_BYTES = 9;

/** The name of a count in memory: `<day>/<id>`. A document has a map of counts for each day instead. */
export type CountField = `${DayId}/${string}`;

/**
 * How many people of a guest have arrived: a document of `arrivals` under the guest's key, which only hosts use (B15). A count
 * is never changed: whoever counts again adds one with a new id, and removes those on their screen. So counts that did not know
 * of each other stand side by side, in whatever order they reach the server, until a host decides.
 */
export type Arrivals = Readonly<Record<CountField, number>>;

/** Counts to add. `null` removes one. */
export type Recount = Readonly<Record<CountField, number | null>>;

export const NO_ARRIVALS: Arrivals = {};

export const fieldsOn = (counts: Recount, day: DayId): readonly CountField[] =>
  (Object.keys(counts) as CountField[]).filter((field) => field.startsWith(`${day}/`));

/** All counts of a day. Each of them may be right. */
export const countsOn = (arrivals: Arrivals, day: DayId): readonly number[] =>
  fieldsOn(arrivals, day).flatMap((field) => arrivals[field] ?? []);

export const together = (arrivals: Arrivals, day: DayId): number =>
  countsOn(arrivals, day).reduce((sum, people) => sum + people, 0);

/** The numbers that a host can choose from, ascending: each count and the sum. One number leaves nothing to decide. */
export const possiblePeople = (arrivals: Arrivals, day: DayId): readonly [number, ...number[]] => {
  const numbers = new Set([together(arrivals, day), ...countsOn(arrivals, day)]);
  const [least = 0, ...more] = [...numbers]
    .filter((people) => people <= ARRIVALS_LIMIT)
    .sort((one, other) => one - other);
  return [least, ...more];
};

/**
 * @param replaced the counts that the new ones replace; those of other days are ignored
 * @param people the new counts; for an undo the earlier ones, of which there may be none or several
 */
export function recount(replaced: Recount, day: DayId, people: readonly number[]): Recount {
  return Object.fromEntries([
    ...fieldsOn(replaced, day).map((field) => [field, null]),
    ...people.map((each) => [`${day}/${randomId(ID_BYTES)}`, each]),
  ]);
}

export const applyRecount = (arrivals: Arrivals | null, change: Recount): Arrivals =>
  applyFields(arrivals, change) as Arrivals;

/** Joins the counts of merged guests. All are kept, because they may have counted the same people, except days with a sum of 0. */
export function joinArrivals(all: readonly Arrivals[]): Arrivals {
  const joined: Record<CountField, number> = {};
  for (const arrivals of all) {
    for (const [field, people] of Object.entries(arrivals)) {
      const day = field.split('/')[0] as DayId;
      if (together(arrivals, day) === 0) continue;
      joined[field as CountField] = people;
    }
  }
  return joined;
}

const countSchema = z.number().check(z.int(), z.gte(0), z.lte(ARRIVALS_LIMIT));

const countsSchema = z
  .record(z.string(), countSchema)
  .check(
    z.refine(
      (counts) =>
        Object.keys(counts).length <= COUNTS_LIMIT &&
        IDS_PATTERN.test(Object.keys(counts).join('')),
    ),
  );

export const arrivalsSchema = onceFor(
  (days: readonly { readonly day: DayId }[]): z.ZodMiniType<Arrivals> =>
    z.pipe(
      z.object(Object.fromEntries(days.map(({ day }) => [day, z.optional(countsSchema)]))),
      z.transform(
        (stored): Arrivals =>
          Object.fromEntries(
            Object.entries(stored).flatMap(([day, counts = {}]) =>
              Object.entries(counts).map(([id, people]) => [`${day}/${id}`, people]),
            ),
          ),
      ),
    ),
);

/** For `set` of Firestore: a map of counts for each day, and the path of each count, so that the write touches nothing else. */
export function arrivalsDocument(fields: Fields) {
  const data: Record<string, Record<string, unknown>> = {};
  for (const [field, people] of Object.entries(fields)) {
    const [day = '', id = ''] = field.split('/');
    data[day] = { ...data[day], [id]: people };
  }
  return { data, mergeFields: Object.keys(fields).map((field) => field.replace('/', '.')) };
}

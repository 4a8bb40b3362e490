import { fields as words } from '@invitation/domain/words/group/fields';
import * as z from 'zod/mini';
import { type CelebrationEvent, type DayId, otherDaysOf, type RecordDay } from '../event/event';
import { eventsOf } from '../mode/mode';
import { safeParsePeople } from '../party/columns';
import { onceFor } from '../record/once-for';
import { answersOf } from '../record/questions';
import type { Fields, RecordShape, Rsvp, StoredRsvp } from '../record/record';
import {
  ANSWERS,
  PEOPLE_LIMIT,
  peopleField,
  TEXT_FIELDS,
  TEXT_NAMES,
  type TextField,
  textField,
} from '../record/rsvp-fields';
import { isVisible } from '../record/visible';

/** The stored document cannot be parsed. */
export class Unreadable extends Error {}

/** In UTF-16 code units (B4). The `maxLength` of zod counts an emoji as one. */
export const upTo = (limit: number) =>
  z.refine<string>((text) => text.length <= limit, {
    error: ({ input }) => words.tooLong(limit, String(input).length),
  });

const textSchema = ({ limit, required }: TextField) =>
  z
    .string({ error: required ?? words.textRequired })
    // Composes accents, so that a name is the same on every keyboard. The display font has the composed letters.
    .check(
      z.trim(),
      z.normalize(),
      ...(required ? [z.refine<string>(isVisible, required)] : []),
      upTo(limit),
    );

const answerSchema = z.enum(ANSWERS, { error: words.optionRequired });

export const peopleSchema = z.custom<number>(
  // Half a kilobyte less script than `z.number()` with its checks.
  (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= PEOPLE_LIMIT,
  words.peopleRequired(PEOPLE_LIMIT),
);

export const nameSchema = textSchema(TEXT_FIELDS.name);

const texts = Object.fromEntries(
  TEXT_NAMES.map((name) => {
    const field = textField(name);
    return [name, field.required ? textSchema(field) : z.optional(textSchema(field))];
  }),
);
const numbers = (days: readonly { readonly day: DayId }[]) =>
  Object.fromEntries(days.map(({ day }) => [peopleField(day), z.optional(peopleSchema)]));
const id = z.optional(z.string().check(z.minLength(1)));

/** For fields that are known only at run time. */
const objectOf = <Value>(shape: Readonly<Record<string, z.ZodMiniType>>) =>
  z.object(shape) as unknown as z.ZodMiniType<Value>;

const optionalAnswers = (days: readonly RecordDay[]) =>
  Object.fromEntries(days.map(({ day }) => [day, z.optional(answerSchema)]));

/** For an RSVP that a host saves. Only the name is required. Parsing trims texts. */
export const rsvpSchema = (days: readonly RecordDay[]): z.ZodMiniType<Rsvp> =>
  objectOf<Rsvp>({ id, ...texts, ...optionalAnswers(days), ...numbers(days) }).check(
    ...days.map(({ day }) =>
      z.refine<Rsvp>((rsvp) => rsvp[day] === 'yes' || rsvp[peopleField(day)] === undefined, {
        path: [peopleField(day)],
        error: words.numberWithoutYes,
      }),
    ),
  );

const storedRsvpSchema = onceFor(
  (days: readonly RecordDay[]): z.ZodMiniType<StoredRsvp> =>
    objectOf({
      id,
      lastRsvp: z.optional(z.date()),
      ...Object.fromEntries(
        TEXT_NAMES.map((name) => [name, z.optional(textSchema(textField(name)))]),
      ),
      ...optionalAnswers(days),
      ...numbers(days),
    }),
);

/**
 * Drops unknown fields, an answer that its question does not accept, and an `id` that differs from the key, because the next
 * save would go to another document.
 *
 * @param data stored (A3), or the fields of a save; `lastRsvp` is a `Date` or a Firestore `Timestamp`
 * @throws ZodError if a field is not valid
 */
export function parseStoredRsvp(shape: RecordShape, key: string, data: Fields): StoredRsvp {
  const result = safeParseStoredRsvp(shape, key, data);
  if (!result.success) throw result.error;
  return result.data;
}

export function safeParseStoredRsvp(
  shape: RecordShape,
  key: string,
  data: Fields,
): z.core.util.SafeParseResult<StoredRsvp> {
  const { id, lastRsvp } = data;
  const result = storedRsvpSchema(shape.days).safeParse({
    ...data,
    id: id === key ? key : undefined,
    lastRsvp: isTimestamp(lastRsvp) ? lastRsvp.toDate() : lastRsvp,
  });
  if (!result.success) return result;
  const people = safeParsePeople(shape, data);
  if (!people.success) return people;
  return { ...result, data: { ...result.data, ...answersOf(shape, data), ...people.data } };
}

const isTimestamp = (value: unknown): value is { toDate(): unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

/**
 * For a guest's form (A5).
 *
 * @param events the days that the guest sees
 * @param otherDays the days that get the answer no, e.g. Friday in Saturday-only mode (A4)
 */
export const rsvpFormSchema = (
  events: readonly RecordDay[],
  otherDays: readonly DayId[],
): z.ZodMiniType<Rsvp> =>
  objectOf({
    id,
    ...texts,
    ...optionalAnswers(events),
    ...Object.fromEntries(events.flatMap(({ day, asked }) => (asked ? [[day, answerSchema]] : []))),
    ...Object.fromEntries(otherDays.map((day) => [day, z._default(z.enum(['no']), 'no')])),
  });

/** Whether a reply says no to every day that its form asks about. */
export const declinesAll = (rsvp: StoredRsvp, events: readonly CelebrationEvent[]): boolean =>
  events.filter(({ asked }) => asked).every(({ day }) => rsvp[day] === 'no');

/** The answers that make a reply fit a Saturday invitation (B14). */
export const noToOtherDays = (
  rsvp: Readonly<Record<DayId, unknown>>,
  days: readonly RecordDay[],
): Readonly<Record<DayId, 'no'>> =>
  Object.fromEntries(otherDaysOf(days, eventsOf('saturday', days), rsvp).map((day) => [day, 'no']));

export const isForEveryonesDays = (rsvp: StoredRsvp, days: readonly RecordDay[]): boolean =>
  days
    .filter(({ guests }) => guests === 'weekend')
    .every(({ day, asked }) => (rsvp[day] ?? (asked ? '' : 'no')) === 'no');

import * as z from 'zod/mini';
import { type CelebrationEvent, DAYS, type Day } from './event';
import {
  ANSWERS,
  FIELD_NAMES,
  type FieldName,
  type FieldValue,
  fieldOf,
  OPTION_REQUIRED,
  RSVP_FIELDS,
  type RsvpField,
} from './rsvp-fields';

// The limit counts UTF-16 code units (B4). The `maxLength` of zod counts an emoji as one.
const textSchema = ({ limit, required }: Extract<RsvpField, { type: 'text' }>) =>
  z.string({ error: required ?? 'Please write text here' }).check(
    z.trim(),
    ...(required ? [z.minLength(1, required)] : []),
    z.refine((value) => value.length <= limit, {
      error: ({ input }) =>
        `Please keep this to ${limit} characters; it has ${String(input).length}`,
    }),
  );

const answerSchema = z.enum(ANSWERS, { error: OPTION_REQUIRED });

type Value<Name extends FieldName> = z.ZodMiniType<FieldValue<Name>, FieldValue<Name>>;
type Shape = {
  [Name in FieldName]: (typeof RSVP_FIELDS)[Name] extends { required: string }
    ? Value<Name>
    : z.ZodMiniOptional<Value<Name>>;
};

function schemaOf(field: RsvpField) {
  const value = field.type === 'text' ? textSchema(field) : answerSchema;
  return field.required === undefined ? z.optional<z.ZodMiniType>(value) : value;
}

// TypeScript cannot infer the schema of each field from a loop over the table.
const fields = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, schemaOf(fieldOf(name))]),
) as unknown as Shape;
const shape = { id: z.optional(z.string().check(z.minLength(1))), ...fields };

/** An RSVP to save (A3, A5, B4). Parsing trims texts. */
export const rsvpSchema = z.object(shape);

/**
 * A stored RSVP (A3). Every field is optional: an old document lacks newer fields, and hosts may have saved only a few.
 */
export const storedRsvpSchema = z.partial(z.object({ ...shape, lastRsvp: z.date() }));

/**
 * Parses a document of the collection `rsvps` (A3). Unknown fields are dropped. So is an `id` that differs from the key,
 * because the next save would go to another document.
 *
 * @param data the document's fields; `lastRsvp` is a `Date` or a Firestore `Timestamp`
 * @throws ZodError if a field is not valid
 */
export function parseStoredRsvp(key: string, data: Readonly<Record<string, unknown>>): StoredRsvp {
  const result = safeParseStoredRsvp(key, data);
  if (!result.success) throw result.error;
  return result.data;
}

/** Like `parseStoredRsvp`, but returns zod's result instead of throwing. */
export function safeParseStoredRsvp(key: string, data: Readonly<Record<string, unknown>>) {
  const { id, lastRsvp } = data;
  return storedRsvpSchema.safeParse({
    ...data,
    id: id === key ? key : undefined,
    lastRsvp: isTimestamp(lastRsvp) ? lastRsvp.toDate() : lastRsvp,
  });
}

const isTimestamp = (value: unknown): value is { toDate(): unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

export type Rsvp = z.infer<typeof rsvpSchema>;
export type StoredRsvp = z.infer<typeof storedRsvpSchema>;

/**
 * The schema of a form. A required answer that the form does not ask for is 'no', e.g. Friday in Saturday-only mode (A4).
 *
 * @param events the days that the guest sees
 */
export function rsvpFormSchema(events: readonly CelebrationEvent[]) {
  const schemaOfDay = (name: Day) => {
    if (events.some(({ day, asked }) => day === name && asked)) return answerSchema;
    return 'required' in RSVP_FIELDS[name] ? z._default(z.literal('no'), 'no') : shape[name];
  };
  const answers = Object.fromEntries(DAYS.map((day) => [day, schemaOfDay(day)]));
  return z.object({ ...shape, ...(answers as unknown as Pick<Shape, Day>) });
}

/** Tells whether an RSVP says no to every day that its form asks about. */
export const declinesAll = (rsvp: StoredRsvp, events: readonly CelebrationEvent[]): boolean =>
  events.filter(({ asked }) => asked).every(({ day }) => rsvp[day] === 'no');

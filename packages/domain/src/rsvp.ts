import * as z from 'zod/mini';
import type { Mode } from './mode';
import {
  ANSWERS,
  FIELD_NAMES,
  type FieldName,
  type FieldValue,
  fieldOf,
  OPTION_REQUIRED,
  type RSVP_FIELDS,
  type RsvpField,
} from './rsvp-fields';

/**
 * Trimmed text of at most `limit` UTF-16 code units (zod's own `maxLength` counts an emoji as one), with the
 * message for its absence where it is required.
 */
const textSchema = ({ limit = 0, required }: RsvpField) =>
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

// The table of fields has the types that the schemas made from it have.
const fields = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, schemaOf(fieldOf(name))]),
) as unknown as Shape;
const shape = { id: z.optional(z.string().check(z.minLength(1))), ...fields };

/** What a guest sends when invited to the whole weekend (A3, A5, B4). Text is trimmed. */
export const weekendRsvpSchema = z.object(shape);

/** What a guest sends in the Saturday-only mode: the same, with `friday` always `no` (A4). */
export const saturdayRsvpSchema = z.object({
  ...shape,
  friday: z._default(z.literal('no'), 'no'),
});

/**
 * An RSVP as it was kept (A3): as sent, with the time of the last save. One that is older than a field, or was begun by
 * the hosts, may lack any of it; what is there has to be right.
 */
export const storedRsvpSchema = z.partial(z.object({ ...shape, lastRsvp: z.date() }));

/**
 * Reads a document of the collection `rsvps` (A3). Fields that the schema does not know are left out, and so is an `id`
 * that is not the document's key: a save under it would go astray.
 *
 * @param data the document's fields; `lastRsvp` is a `Date` or a Firestore `Timestamp`
 * @throws a ZodError if a field is not what it should be
 */
export function parseStoredRsvp(key: string, data: Readonly<Record<string, unknown>>): StoredRsvp {
  const result = safeParseStoredRsvp(key, data);
  if (!result.success) throw result.error;
  return result.data;
}

/** Does the same as `parseStoredRsvp`, and returns the faults in place of throwing. */
export function safeParseStoredRsvp(key: string, data: Readonly<Record<string, unknown>>) {
  const { id, lastRsvp } = data;
  return storedRsvpSchema.safeParse({
    ...data,
    id: id === key ? key : undefined,
    lastRsvp: isTimestamp(lastRsvp) ? lastRsvp.toDate() : lastRsvp,
  });
}

const isTimestamp = (value: unknown): value is { toDate(): unknown } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** An RSVP ready to be saved. */
export type Rsvp = z.infer<typeof weekendRsvpSchema>;
/** An RSVP as it was read back. */
export type StoredRsvp = z.infer<typeof storedRsvpSchema>;

/** The schema that a mode's form is checked against. */
export const rsvpSchemaOf = (mode: Mode) =>
  mode === 'saturday' ? saturdayRsvpSchema : weekendRsvpSchema;

/**
 * The document key of an RSVP: its own `id` if it has one, otherwise the uid of the signed-in user (A3).
 */
export const rsvpKey = (rsvp: { readonly id?: string | undefined }, uid: string): string =>
  rsvp.id ?? uid;

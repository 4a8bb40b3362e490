import * as z from 'zod/mini';
import type { Mode } from './mode';

/** Longest name and guest name, in UTF-16 code units, which is how Firestore's rules count a string (B4). */
export const NAME_LIMIT = 200;
/** Longest dietary restrictions and other notes, in UTF-16 code units (B4). */
export const NOTES_LIMIT = 2000;

export const NAME_REQUIRED = 'Name is required';
export const OPTION_REQUIRED = 'Please select an option';

/**
 * Trimmed text of at most `limit` UTF-16 code units (zod's own `maxLength` counts an emoji as one), with the
 * message for its absence where it is required.
 */
const text = (limit: number, required?: string) =>
  z.string({ error: required ?? 'Please write text here' }).check(
    z.trim(),
    ...(required ? [z.minLength(1, required)] : []),
    z.refine((value) => value.length <= limit, {
      error: ({ input }) =>
        `Please keep this to ${limit} characters; it has ${String(input).length}`,
    }),
  );

const answer = z.enum(['yes', 'no'], { error: OPTION_REQUIRED });
const name = text(NAME_LIMIT, NAME_REQUIRED);
const guest = text(NAME_LIMIT);
const notes = text(NOTES_LIMIT);

const fields = {
  id: z.optional(z.string().check(z.minLength(1))),
  name,
  guest: z.optional(guest),
  friday: answer,
  saturday: answer,
  sunday: z.optional(answer),
  dietaryRestrictions: z.optional(notes),
  otherNotes: z.optional(notes),
};

/** What a guest sends when invited to the whole weekend (A3, A5, B4). Text is trimmed. */
export const weekendRsvpSchema = z.object(fields);

/** What a guest sends in the Saturday-only mode: the same, with `friday` always `no` (A4). */
export const saturdayRsvpSchema = z.object({
  ...fields,
  friday: z._default(z.literal('no'), 'no'),
});

/**
 * An RSVP as it was kept (A3): as sent, with the time of the last save. One that is older than a field, or was begun by
 * the hosts, may lack any of it; what is there has to be right.
 */
export const storedRsvpSchema = z.partial(z.object({ ...fields, lastRsvp: z.date() }));

/**
 * Reads a document of the collection `rsvps` (A3). Fields that the schema does not know are left out, and so is an `id`
 * that is not the document's key: a save under it would go astray.
 *
 * @param data the document's fields; `lastRsvp` is a `Date` or a Firestore `Timestamp`
 * @throws a ZodError if a field is not what it should be
 */
export function parseStoredRsvp(key: string, data: Readonly<Record<string, unknown>>): StoredRsvp {
  const { id, lastRsvp } = data;
  return storedRsvpSchema.parse({
    ...data,
    id: id === key ? key : undefined,
    lastRsvp: isTimestamp(lastRsvp) ? lastRsvp.toDate() : lastRsvp,
  });
}

const isTimestamp = (value: unknown): value is { toDate(): unknown } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** Yes or no to one day. */
export type Answer = z.infer<typeof answer>;
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

/** Longest name and guest name, in UTF-16 code units, which is how Firestore's rules count a string (B4). */
export const NAME_LIMIT = 200;
/** Longest dietary restrictions and other notes, in UTF-16 code units (B4). */
export const NOTES_LIMIT = 2000;

export const NAME_REQUIRED = 'Name is required';
export const OPTION_REQUIRED = 'Please select an option';

/** The values of an answer to a day. */
export const ANSWERS = ['yes', 'no'] as const;
/** Yes or no to one day. */
export type Answer = (typeof ANSWERS)[number];

/** One field of an RSVP that a guest or a host fills in. */
export interface RsvpField {
  readonly type: 'text' | 'answer';
  /** Longest text, in UTF-16 code units. */
  readonly limit?: number;
  /** What a guest reads if it is missing; a field without this is optional. */
  readonly required?: string;
  /** On which mode's form it stands. */
  readonly form: 'every' | 'weekend' | 'saturday' | 'none';
}

/**
 * The fields of an RSVP (A3), in the order of the hosts' table. Schemas, form values, drafts, the hosts' reports and the
 * tests of the rules derive from this table; `firestore.rules` repeats it.
 */
export const RSVP_FIELDS = {
  name: { type: 'text', limit: NAME_LIMIT, required: NAME_REQUIRED, form: 'every' },
  guest: { type: 'text', limit: NAME_LIMIT, form: 'saturday' },
  friday: { type: 'answer', required: OPTION_REQUIRED, form: 'weekend' },
  saturday: { type: 'answer', required: OPTION_REQUIRED, form: 'every' },
  sunday: { type: 'answer', form: 'none' },
  dietaryRestrictions: { type: 'text', limit: NOTES_LIMIT, form: 'every' },
  otherNotes: { type: 'text', limit: NOTES_LIMIT, form: 'none' },
} as const satisfies Readonly<Record<string, RsvpField>>;

type Fields = typeof RSVP_FIELDS;

/** The name of a field that holds an answer of the guest. */
export type FieldName = keyof Fields;
/** The names of the fields of one type. */
export type FieldNameOf<Type extends RsvpField['type']> = {
  [Name in FieldName]: Fields[Name]['type'] extends Type ? Name : never;
}[FieldName];
/** The names of the fields that a form asks for. */
export type FormFieldName = {
  [Name in FieldName]: Fields[Name]['form'] extends 'none' ? never : Name;
}[FieldName];
/** What a field holds. */
export type FieldValue<Name extends FieldName> =
  Name extends FieldNameOf<'answer'> ? Answer : string;

/** The names of all fields, in their order. */
export const FIELD_NAMES = Object.keys(RSVP_FIELDS) as FieldName[];

/** The definition of a field. */
export const fieldOf = (name: FieldName): RsvpField => RSVP_FIELDS[name];

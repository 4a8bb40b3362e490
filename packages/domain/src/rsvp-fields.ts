/** Limit of `name` and `guest` in UTF-16 code units, which Firestore's rules count too (B4). */
export const NAME_LIMIT = 200;
/** Limit of `dietaryRestrictions` and `otherNotes` in UTF-16 code units (B4). */
export const NOTES_LIMIT = 2000;

export const NAME_REQUIRED = 'Name is required';
export const OPTION_REQUIRED = 'Please select an option';

/** The values of an answer for a day (A3). */
export const ANSWERS = ['yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The definition of a field that a guest or a host fills in. */
export type RsvpField = AnswerField | TextField | HostsField;

interface AnswerField {
  readonly type: 'answer';
  readonly limit?: never;
  /** The message for a missing value. A field without a message is optional. */
  readonly required?: string;
  /** It is on the forms that ask about the day with the field's name. Its label comes from that event. */
  readonly form: 'day';
}

interface TextField {
  readonly type: 'text';
  /** In UTF-16 code units. */
  readonly limit: number;
  /** As for an answer. */
  readonly required?: string;
  /** The forms that ask for it. */
  readonly form: 'every' | 'saturday-only';
  /** The label on the form (A2). */
  readonly label: string;
}

/** A text that only the hosts write. */
interface HostsField extends Omit<TextField, 'form' | 'label'> {
  readonly form: 'none';
}

/**
 * The fields of an RSVP (A3), in the order of the guest report. Schemas, form values, drafts, the report and the tests of
 * the rules derive from this table. `firestore.rules` repeats it.
 */
export const RSVP_FIELDS = {
  name: {
    type: 'text',
    limit: NAME_LIMIT,
    required: NAME_REQUIRED,
    form: 'every',
    label: 'Name(s) on Invite',
  },
  guest: { type: 'text', limit: NAME_LIMIT, form: 'saturday-only', label: 'Guest Name' },
  friday: { type: 'answer', required: OPTION_REQUIRED, form: 'day' },
  saturday: { type: 'answer', required: OPTION_REQUIRED, form: 'day' },
  sunday: { type: 'answer', form: 'day' },
  dietaryRestrictions: {
    type: 'text',
    limit: NOTES_LIMIT,
    form: 'every',
    label: 'Dietary Restrictions',
  },
  otherNotes: { type: 'text', limit: NOTES_LIMIT, form: 'none' },
} as const satisfies Readonly<Record<string, RsvpField>>;

type Fields = typeof RSVP_FIELDS;

export type FieldName = keyof Fields;
/** The name of a field of the given type. */
export type FieldNameOf<Type extends RsvpField['type']> = {
  [Name in FieldName]: Fields[Name]['type'] extends Type ? Name : never;
}[FieldName];
/** The name of a field that a form asks for. */
export type FormFieldName = {
  [Name in FieldName]: Fields[Name]['form'] extends 'none' ? never : Name;
}[FieldName];
/** The type of a field's value. */
export type FieldValue<Name extends FieldName> =
  Name extends FieldNameOf<'answer'> ? Answer : string;

/** The names of all fields, in the order of the table. */
export const FIELD_NAMES = Object.keys(RSVP_FIELDS) as FieldName[];

/** The definition of a field, without its literal types. */
export const fieldOf = (name: FieldName): RsvpField => RSVP_FIELDS[name];

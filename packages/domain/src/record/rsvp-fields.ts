import { fields as words } from '@invitation/domain/words/group/fields';
import type { DayId } from '../event/event';

/** `name` and `guest`, in UTF-16 code units, which Firestore's rules count too (B4). */
export const NAME_LIMIT = 200;
/** `dietaryRestrictions` and `otherNotes`, in UTF-16 code units (B4). */
const NOTES_LIMIT = 2000;

/** The most people of one invitation or reply (B14). */
export const PEOPLE_LIMIT = 20;
/** The most people with a name: as many as the rules can check (B14). */
export const PARTY_LIMIT = 12;

export const ANSWERS = ['yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

export interface TextField {
  /** In UTF-16 code units. */
  readonly limit: number;
  /** The message for a missing value; an optional field has none. */
  readonly required?: string;
  readonly form: 'every' | 'saturday-only' | 'none';
  readonly label?: string;
}

/**
 * The texts of an RSVP (A3), in the order of the hosts' table. Schemas, forms, tables and the tests of the rules derive from
 * them. `firestore.rules` repeats them.
 */
export const TEXT_FIELDS = {
  name: { limit: NAME_LIMIT, required: words.nameRequired, form: 'every', label: words.name },
  guest: { limit: NAME_LIMIT, form: 'saturday-only', label: words.guest },
  dietaryRestrictions: {
    limit: NOTES_LIMIT,
    form: 'every',
    label: words.dietaryRestrictions,
  },
  otherNotes: { limit: NOTES_LIMIT, form: 'none' },
} as const satisfies Readonly<Record<string, TextField>>;

type TextFields = typeof TEXT_FIELDS;

export type TextFieldName = keyof TextFields;
export type FormTextName = {
  [Name in TextFieldName]: TextFields[Name]['form'] extends 'none' ? never : Name;
}[TextFieldName];
/** Only a yes has a number (B14). */
export type PeopleField = `${DayId}People`;
/** The field of an answer in memory. A document has the map `answers` instead. */
export type AnswerField = `answers/${string}`;
/** A fact of a person: when they come, e.g. `friday sunday (child)`. */
export type WhoField = `who/${string}`;
/** A fact of a person: dietary restrictions. */
export type NeedField = `need/${string}`;
/** A fact of a person: the answer to a question with `each`. */
export type PersonAnswerField = `answers/${string}/${string}`;
export type FieldName = TextFieldName | DayId | PeopleField;
export type FormFieldName = FormTextName | DayId | PeopleField;

export const TEXT_NAMES = Object.keys(TEXT_FIELDS) as TextFieldName[];

/** Names that every record uses, so no day or question can have them. */
export const RESERVED_NAMES: readonly string[] = [
  ...TEXT_NAMES,
  'id',
  'lastRsvp',
  'answers',
  'party',
  'children',
  'needs',
  // In memory.
  'people',
  'key',
];

export const TEXTS_BELOW_DAYS = (['every', 'saturday-only'] as const).flatMap((form) =>
  TEXT_NAMES.filter(
    (name): name is FormTextName => name !== 'name' && TEXT_FIELDS[name].form === form,
  ),
);

export const isLongText = (name: TextFieldName): boolean => TEXT_FIELDS[name].limit > NAME_LIMIT;

export const isTextName = (name: string): name is TextFieldName => Object.hasOwn(TEXT_FIELDS, name);

export const peopleField = (day: DayId): PeopleField => `${day}People`;

/** Excludes names with a slash, because a person in `who/The People` may end like this, too. */
export const isPeopleField = (name: string): name is PeopleField => /^[^/]+People$/.test(name);

export const dayOfField = (name: string): DayId =>
  (isPeopleField(name) ? name.replace(/People$/, '') : name) as DayId;

export const textField = (name: TextFieldName): TextField => TEXT_FIELDS[name];

/** All fields that somebody fills in, in order. The days follow the names. */
export const fieldNames = (days: readonly { readonly day: DayId }[]): readonly FieldName[] =>
  TEXT_NAMES.flatMap((name): FieldName[] =>
    name === 'guest' ? [name, ...days.flatMap(({ day }) => [day, peopleField(day)])] : [name],
  );

import { fields as words } from '@invitation/domain/words/group/fields';
import type { DayId } from './event';

/** Limit of `name` and `guest` in UTF-16 code units, which Firestore's rules count too (B4). */
export const NAME_LIMIT = 200;
/** Limit of `dietaryRestrictions` and `otherNotes` in UTF-16 code units (B4). */
const NOTES_LIMIT = 2000;

/** The most people of one invitation or reply (B14). */
export const PEOPLE_LIMIT = 20;
/** The most people with a name, on an invitation or in a reply: as many as the rules can check (B14). */
export const PARTY_LIMIT = 12;

/** The values of an answer for a day (A3). */
export const ANSWERS = ['yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

export interface TextField {
  /** In UTF-16 code units. */
  readonly limit: number;
  /** The message for a missing value. A field without a message is optional. */
  readonly required?: string;
  /** The forms of guests that ask for it. */
  readonly form: 'every' | 'saturday-only' | 'none';
  /** The label on the form (A2), if there is one. */
  readonly label?: string;
}

/**
 * The texts of an RSVP (A3), in the order of the hosts' table. The record also has for each day an answer, by its id, and
 * maybe how many people come. Schemas, forms, the hosts' tables and the tests of the rules derive from this table.
 * `firestore.rules` repeats it.
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

type Fields = typeof TEXT_FIELDS;

export type TextFieldName = keyof Fields;
export type FormTextName = {
  [Name in TextFieldName]: Fields[Name]['form'] extends 'none' ? never : Name;
}[TextFieldName];
/** How many people come on a day. Only a yes has a number (B14). */
export type PeopleField = `${DayId}People`;
export type FieldName = TextFieldName | DayId | PeopleField;
export type FormFieldName = FormTextName | DayId | PeopleField;

export const TEXT_NAMES = Object.keys(TEXT_FIELDS) as TextFieldName[];

/** The fields that every record may have. No day can have such an id. */
export const RESERVED_NAMES: readonly string[] = [
  ...TEXT_NAMES,
  'id',
  'lastRsvp',
  'answers',
  'party',
  'children',
  'needs',
];

/** The texts of a form below its days: first those of every form, each in the order of the table. */
export const TEXTS_BELOW_DAYS = (['every', 'saturday-only'] as const).flatMap((form) =>
  TEXT_NAMES.filter(
    (name): name is FormTextName => name !== 'name' && TEXT_FIELDS[name].form === form,
  ),
);

export const isLongText = (name: TextFieldName): boolean => TEXT_FIELDS[name].limit > NAME_LIMIT;

export const isTextName = (name: string): name is TextFieldName => Object.hasOwn(TEXT_FIELDS, name);

export const peopleField = (day: DayId): PeopleField => `${day}People`;

/** No day has such an id. The name of a person may end like this. */
export const isPeopleField = (name: string): name is PeopleField => /^[^/]+People$/.test(name);

/** The day of an answer or of a number of people. */
export const dayOfField = (name: string): DayId =>
  (isPeopleField(name) ? name.replace(/People$/, '') : name) as DayId;

export const textField = (name: TextFieldName): TextField => TEXT_FIELDS[name];

/** The names of all fields that somebody fills in. The days stand after the names of the guests. */
export const fieldNames = (days: readonly { readonly day: DayId }[]): readonly FieldName[] =>
  TEXT_NAMES.flatMap((name): FieldName[] =>
    name === 'guest' ? [name, ...days.flatMap(({ day }) => [day, peopleField(day)])] : [name],
  );

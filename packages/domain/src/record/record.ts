import type { DayId, RecordDay } from '../event/event';
import type { Mode } from '../mode/mode';
import type { Answer, AnswerField, PeopleField, TextFieldName } from './rsvp-fields';

/** A document, or a part of it. */
export type Fields = Readonly<Record<string, unknown>>;

type RsvpFields = Readonly<Partial<Record<TextFieldName, string | undefined>>> & {
  readonly id?: string | undefined;
  readonly [day: DayId]: Answer | undefined;
  readonly [people: PeopleField]: number | undefined;
  readonly [answer: AnswerField]: string | undefined;
  /** The named people who come (B14). A Firestore document has columns instead. */
  readonly people?: readonly Person[] | undefined;
};

export type Rsvp = RsvpFields & { readonly name: string };

/** Every field is optional: an old document lacks newer fields, and hosts may have saved only a few. */
export type StoredRsvp = RsvpFields & { readonly lastRsvp?: Date | undefined };

export interface Question {
  /** Also names its answer in the record. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'text' | 'choice' | 'numbers';
  /** For a text, in UTF-16 code units. */
  readonly limit: number;
  /** For a choice or numbers. */
  readonly options: readonly string[];
  /** The options in the guest's language; answers stay in the default language. */
  readonly shownOptions?: readonly string[];
  /** What numbers count, e.g. `meals`. */
  readonly noun?: string;
  readonly site: Mode | 'both';
  /** Asks only guests who come on this day. */
  readonly if?: DayId;
  /** Asks each person with a name (B14). Guests without names answer once for all. */
  readonly each?: 'person';
}

/** A named person who comes (B14). */
export interface Person {
  readonly name: string;
  /** At least one, and each answered with yes. */
  readonly days: readonly DayId[];
  readonly isChild: boolean;
  readonly need: string;
  /** Answers by the id of the question. */
  readonly answers: Readonly<Record<string, string>>;
}

export interface Attendance {
  readonly heads: number;
  /** The named ones. Empty until the guest says who comes. */
  readonly people: readonly Person[];
}

/** What the fields of a record depend on. */
export interface RecordShape {
  readonly days: readonly RecordDay[];
  readonly questions?: readonly Question[] | undefined;
}

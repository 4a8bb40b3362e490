import { FIELD_NAMES, type FieldNameOf, fieldOf } from './rsvp-fields';

/** One day of the celebration. Each has an answer in the record (A3). */
export type Day = FieldNameOf<'answer'>;

/** The days in chronological order. */
export const DAYS = FIELD_NAMES.filter((name): name is Day => fieldOf(name).type === 'answer');

declare const dayId: unique symbol;

/** The id of a day: the name of its file in the content, and of its field in the record (A3), e.g. `friday`. */
export type DayId = string & { readonly [dayId]: true };

/** Whom a day is for: everyone, also on the Saturday-only site, or the guests of the whole weekend (B11). */
export const DAY_GUESTS = ['everyone', 'weekend'] as const;
export type DayGuests = (typeof DAY_GUESTS)[number];

/** The content of one day (A3): texts for guests, times for calendars. */
export interface CelebrationEvent {
  readonly day: Day;
  /** As in labels, e.g. `Friday`. */
  readonly weekday: string;
  readonly title: string;
  /** E.g. `Friday, October 3, 2025`. */
  readonly date: string;
  /** In local time, e.g. `4:45pm`. */
  readonly time: string;
  readonly location: string;
  /** An `https:` address that opens a map at the location. */
  readonly mapLink: string;
  readonly description: string;
  /** UTC, ISO 8601 with a trailing `Z`. */
  readonly start: string;
  /** UTC, ISO 8601 with a trailing `Z`. */
  readonly end: string;
  /** An IANA name, e.g. `America/New_York`. */
  readonly timeZone: string;
  readonly guests: DayGuests;
  /** Whether the form asks about this day. The thank-you page then has its calendar links. */
  readonly asked: boolean;
  /** Whether the thank-you page shows a card for this day on screen. The printed page shows every day. */
  readonly thankYouCard: boolean;
}

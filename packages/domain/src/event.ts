/**
 * The id of a day: the name of its file in the content, and of its field in the record (A3), e.g. `friday`. It may be any
 * name, which the reader of the content asserts to be one. The pattern sets it apart from the names of other fields.
 */
export type DayId = `${string}day`;

/** Whom a day is for: everyone, also on the Saturday-only site, or the guests of the whole weekend (B11). */
export const DAY_GUESTS = ['everyone', 'weekend'] as const;

/** The content of one day (A3): texts for guests, times for calendars. */
export interface CelebrationEvent {
  readonly day: DayId;
  /** As in labels, e.g. `Friday`. */
  readonly weekday: string;
  readonly title: string;
  /** E.g. `Friday, October 3, 2025`. */
  readonly date: string;
  /** Its parts as set in a column, e.g. `Fri`, `3` and `Oct`. */
  readonly shortDate: readonly [weekday: string, day: string, month: string];
  /** In local time, e.g. `4:45pm`. This text and the next three may be empty until replies open (B21). */
  readonly time: string;
  readonly location: string;
  /** An `https:` address that opens a map at the location. */
  readonly mapLink: string;
  readonly description: string;
  /** UTC, ISO 8601 with a trailing `Z`. */
  readonly start: string;
  /** UTC, ISO 8601 with a trailing `Z`. */
  readonly end: string;
  /** The first date and the one after the last, e.g. `20251003` and `20251004`, of a day whose time is not known yet. */
  readonly allDay?: readonly [from: string, to: string];
  /** An IANA name, e.g. `America/New_York`. */
  readonly timeZone: string;
  readonly guests: (typeof DAY_GUESTS)[number];
  /** Whether the form asks about this day. The thank-you page then has a link to Google Calendar, too. */
  readonly asked: boolean;
  /** Whether the thank-you page shows a card for this day on screen. The printed page shows every day. */
  readonly thankYouCard: boolean;
}

/** What the record and the rules know of a day. */
export type RecordDay = Pick<CelebrationEvent, 'day' | 'asked' | 'guests'>;

/** What a site may know of a day that it does not show. */
export type OtherDay = Pick<RecordDay, 'day' | 'asked'>;

export const recordDays = (
  events: readonly RecordDay[],
  otherDays: readonly OtherDay[],
): readonly RecordDay[] => [
  ...events,
  ...otherDays.map((each) => ({ ...each, guests: 'weekend' }) as const),
];

/**
 * The days that a guest does not see, but answers no to (A4): those that other guests are asked about, and those of which the
 * record says yes, because a host has entered that.
 */
export const otherDaysOf = (
  days: readonly RecordDay[],
  shown: readonly RecordDay[],
  saved: Readonly<Record<string, unknown>> | null,
): readonly DayId[] =>
  days
    .filter(({ day, asked }) => asked || saved?.[day] === 'yes')
    .filter(({ day }) => !shown.some((event) => event.day === day))
    .map(({ day }) => day);

/** The name of a day's file and of its field in the record (A3), e.g. `friday`. The reader of the content checks the pattern. */
export type DayId = `${string}day`;

/** Whom a day is for: everyone, or only the guests of the whole weekend (B11). */
export const DAY_GUESTS = ['everyone', 'weekend'] as const;

export interface CelebrationEvent {
  readonly day: DayId;
  /** E.g. `Friday`. */
  readonly weekday: string;
  readonly title: string;
  /** E.g. `Friday, October 3, 2025`. */
  readonly date: string;
  /** The parts of the date, e.g. `Fri`, `3` and `Oct`. */
  readonly shortDate: readonly [weekday: string, day: string, month: string];
  /** The local time, e.g. `4:45pm`. This text and the next three may be empty until replies open (B21). */
  readonly time: string;
  readonly location: string;
  readonly mapLink: string;
  readonly description: string;
  /** UTC, ISO 8601 with a trailing `Z`. */
  readonly start: string;
  readonly end: string;
  /** For a day whose time is not known yet: its first date and the one after the last, e.g. `20251003` and `20251004`. */
  readonly allDay?: readonly [from: string, to: string];
  /** An IANA name, e.g. `America/New_York`. */
  readonly timeZone: string;
  readonly guests: (typeof DAY_GUESTS)[number];
  /** Whether the form asks about this day. The thank-you page then links to Google Calendar, too. */
  readonly asked: boolean;
  /** Whether the thank-you page has a card for this day on screen. The printed page shows every day. */
  readonly thankYouCard: boolean;
}

/** What the record and the rules know about a day. */
export type RecordDay = Pick<CelebrationEvent, 'day' | 'asked' | 'guests'>;

/** What a site may know about a day that it does not show. */
export type OtherDay = Pick<RecordDay, 'day' | 'asked'>;

export const recordDays = (
  events: readonly RecordDay[],
  otherDays: readonly OtherDay[],
): readonly RecordDay[] => [
  ...events,
  ...otherDays.map((each) => ({ ...each, guests: 'weekend' }) as const),
];

/** Whether a reply answers all that the form asks about these days. Hosts may have entered only some answers. */
export const answersAll = (
  rsvp: Readonly<Record<DayId, unknown>>,
  events: readonly RecordDay[],
): boolean => events.every(({ day, asked }) => !asked || Boolean(rsvp[day]));

/** Hidden days that a save answers with no (A4), because other guests are asked about them or a host has entered a yes. */
export const otherDaysOf = (
  days: readonly RecordDay[],
  shown: readonly RecordDay[],
  saved: Readonly<Record<string, unknown>> | null,
): readonly DayId[] =>
  days
    .filter(({ day, asked }) => asked || saved?.[day] === 'yes')
    .filter(({ day }) => !shown.some((event) => event.day === day))
    .map(({ day }) => day);

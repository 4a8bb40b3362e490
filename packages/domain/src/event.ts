/** The days of the celebration, in their order. They are also the field names of an RSVP (A3). */
export const DAYS = ['friday', 'saturday', 'sunday'] as const;

/** One day of the celebration. */
export type Day = (typeof DAYS)[number];

/** The fixed content of one day (A3), in words a guest reads and in times a calendar reads. */
export interface CelebrationEvent {
  readonly day: Day;
  /** The weekday as written in labels, e.g. `Friday`. */
  readonly weekday: string;
  readonly title: string;
  /** The date as written on the invitation, e.g. `Friday, October 3, 2025`. */
  readonly date: string;
  /** The time as written on the invitation, in the celebration's time zone, e.g. `4:45pm`. */
  readonly time: string;
  readonly location: string;
  /** An `https:` address that opens a map at the location. */
  readonly mapLink: string;
  readonly description: string;
  /** When it begins: UTC, ISO 8601 with a trailing `Z`. */
  readonly start: string;
  /** When it ends: UTC, ISO 8601 with a trailing `Z`. */
  readonly end: string;
  /** The celebration's time zone, by its IANA name, e.g. `America/New_York`. */
  readonly timeZone: string;
  /** `asked`: guests answer it on the form. `informational`: guests just come, and read of it on the thank-you page. */
  readonly reply: 'asked' | 'informational';
}

/** A day whose answer the form collects. */
export type AskedDay = Exclude<Day, 'sunday'>;

/** An event that the form asks about. */
export interface AskedEvent extends CelebrationEvent {
  readonly day: AskedDay;
  readonly reply: 'asked';
}

/** An event that guests come to without an answer. */
export interface InformationalEvent extends CelebrationEvent {
  readonly reply: 'informational';
}

/** An event as an app is given it. */
export type InvitedEvent = AskedEvent | InformationalEvent;

/** Tells whether the form asks about the event. */
export const isAsked = (event: InvitedEvent): event is AskedEvent => event.reply === 'asked';

import type { CelebrationEvent, Day } from './event';
import type { Mode } from './mode';

const TEMPLATE = 'https://calendar.google.com/calendar/render';

/** `2025-10-03T20:45:00Z` as calendars write it: `20251003T204500Z` (RFC 5545, 3.3.5, form 2). */
export const utcTime = (time: string): string =>
  new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * The address of a Google Calendar page with the event filled in, ready to be saved (A7).
 */
export function googleCalendarLink(event: CelebrationEvent): string {
  const link = new URL(TEMPLATE);
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utcTime(event.start)}/${utcTime(event.end)}`,
    details: event.description,
    location: event.location,
    ctz: event.timeZone,
  }).toString();
  return link.href;
}

/** What the link is called: the Saturday-only mode does not name the day (A2). */
export const googleCalendarLabel = (event: CelebrationEvent, mode: Mode): string =>
  mode === 'saturday' ? 'Add to Google Calendar' : `${event.weekday}: Add to Google Calendar`;

/** What the link to a calendar file is called (B8). */
export const CALENDAR_FILE_LABEL = 'Apple or Outlook (.ics)';

/** The address of the calendar file of one day, or of all the days of a site, from the site's root. */
export const calendarFilePath = (day: Day | 'celebration'): string => `/calendar/${day}.ics`;

import type { CelebrationEvent, Day } from './event';

const TEMPLATE = 'https://calendar.google.com/calendar/render';

/** Formats `2025-10-03T20:45:00Z` as `20251003T204500Z` (RFC 5545, 3.3.5, form 2). */
export const utcTime = (time: string): string =>
  new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The address of a Google Calendar page with the event filled in (A7). */
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

/**
 * The text of the link. It names the day unless there is only one (A2).
 *
 * @param shown all days that the guest sees
 */
export const googleCalendarLabel = (
  event: CelebrationEvent,
  shown: readonly CelebrationEvent[],
): string =>
  shown.length === 1 ? 'Add to Google Calendar' : `${event.weekday}: Add to Google Calendar`;

/** The text of the link to a calendar file (B8). It names the day unless there is only one. */
export const calendarFileLabel = (
  event: CelebrationEvent,
  shown: readonly CelebrationEvent[],
): string =>
  shown.length === 1 ? 'Apple or Outlook (.ics)' : `${event.weekday}: Apple or Outlook (.ics)`;

/** The path of the calendar file of one day, or of all days of a site. */
export const calendarFilePath = (day: Day | 'celebration'): string => `/calendar/${day}.ics`;

import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import type { CelebrationEvent } from '../event/event';
import type { StoredRsvp } from '../record/record';
import { withoutSoftHyphens } from '../record/text-forms';
import { declinesAll } from '../rsvp/rsvp';

const TEMPLATE = 'https://calendar.google.com/calendar/render';

/** E.g. `20251003T204500Z` (RFC 5545, 3.3.5, form 2). */
export const utcTime = (time: string): string =>
  new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

export function googleCalendarLink(event: CelebrationEvent): string {
  const link = new URL(TEMPLATE);
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: withoutSoftHyphens(event.title),
    dates: (event.allDay ?? [utcTime(event.start), utcTime(event.end)]).join('/'),
    details: event.description,
    location: event.location,
    ctz: event.timeZone,
  }).toString();
  return link.href;
}

/** Names the day unless only one is shown (A2). */
export const googleCalendarLabel = (
  event: CelebrationEvent,
  shown: readonly CelebrationEvent[],
): string => (shown.length === 1 ? words.google : words.googleOf(event.weekday));

export const calendarFileLabel = (
  event: CelebrationEvent,
  shown: readonly CelebrationEvent[],
): string => (shown.length === 1 ? words.file : words.fileOf(event.weekday));

/** All but the declined days, and none if every day that the form asks about was declined. */
export const calendarDays = (
  events: readonly CelebrationEvent[],
  rsvp: StoredRsvp,
): readonly CelebrationEvent[] =>
  declinesAll(rsvp, events) ? [] : events.filter(({ day }) => rsvp[day] !== 'no');

/** Whether the device's calendar imports all days of a file. Android's calendars import only one. */
export const takesSeveralDays = (userAgent: string): boolean => !/Android/.test(userAgent);

/** @param days in the order of their dates; their ids have no hyphens */
export const calendarFilePath = (days: readonly Pick<CelebrationEvent, 'day'>[]): string =>
  `/calendar/${days.map(({ day }) => day).join('-')}.ics`;

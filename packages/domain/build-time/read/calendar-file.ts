import { utcTime } from '../../src/calendar/calendar';
import type { CelebrationEvent } from '../../src/event/event';

export interface CalendarIdentity {
  /** Any domain name, registered or not. If it changes, calendars keep each day twice. */
  readonly domain: string;
  /** When a day last changed: UTC, ISO 8601 with a trailing `Z`. Calendars replace an event by one with a later time. */
  readonly revised: string;
  readonly hosts: string;
}

/** In octets, without the line break (RFC 5545, 3.1). */
const LINE_LIMIT = 75;
const LINE_BREAK = '\r\n';
/** RFC 5545, 3.7.3. */
const PRODUCT_ID = '-//Invitation//RSVP site//EN';

const encoder = new TextEncoder();

// RFC 5545, 3.3.11. The backslash comes first, so that the other escapes stay as they are.
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the tab is the only control character in the format
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LINE_LIMIT) {
      folded += `${LINE_BREAK} `;
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** RFC 5545 (B8). An event has the same identifier in every file, so a calendar that imports two files keeps one copy. */
export function calendarFile(
  events: readonly CelebrationEvent[],
  { domain, revised, hosts }: CalendarIdentity,
): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.day}@${domain}`,
    `DTSTAMP:${utcTime(revised)}`,
    `LAST-MODIFIED:${utcTime(revised)}`,
    // In minutes since 1970, because the number has only 31 bits. Each change of a day must raise it (RFC 5545, 3.8.7.4).
    `SEQUENCE:${Math.floor(Date.parse(revised) / 60_000)}`,
    ...(event.allDay
      ? [`DTSTART;VALUE=DATE:${event.allDay[0]}`, `DTEND;VALUE=DATE:${event.allDay[1]}`]
      : [`DTSTART:${utcTime(event.start)}`, `DTEND:${utcTime(event.end)}`]),
    `SUMMARY:${escapeText(event.title.includes(hosts) ? event.title : `${hosts}: ${event.title}`)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    // `href` is ASCII without line breaks (RFC 3986). Unlike texts, an address is not escaped here.
    ...(event.mapLink ? [`URL:${new URL(event.mapLink).href}`] : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${PRODUCT_ID}`, ...lines, 'END:VCALENDAR', '']
    .map(fold)
    .join(LINE_BREAK);
}

import { utcTime } from './calendar';
import type { CelebrationEvent } from './event';

/** What calendars know the days of one celebration by. */
export interface CalendarIdentity {
  /** A name of one's own, as of a domain; it needs not exist. If it changed, calendars would keep each day twice. */
  readonly domain: string;
  /** When the days were last changed: UTC, ISO 8601 with a trailing `Z`. */
  readonly revised: string;
}

/** Longest line of a file, in octets, without its end (RFC 5545, 3.1). */
const LINE_LIMIT = 75;
const LINE_END = '\r\n';
/** Who wrote the file (RFC 5545, 3.7.3). */
const PRODUCT = '-//Invitation//RSVP site//EN';

const octets = new TextEncoder();

/** A text as a property's value: what has a meaning in the format is escaped, the backslash first (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format knows no other control characters but the tab
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** A line, folded where it is too long, never inside of a character (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > LINE_LIMIT) {
      folded += `${LINE_END} `;
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/**
 * The text of a calendar file (RFC 5545), to be served as `text/calendar; charset=utf-8` (B8). Times are in UTC. An event
 * has the same identifier in each file, so that a calendar that takes two of them keeps one.
 *
 * @param events what it holds
 */
export function calendarFile(
  events: readonly CelebrationEvent[],
  { domain, revised }: CalendarIdentity,
): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.day}@${domain}`,
    `DTSTAMP:${utcTime(revised)}`,
    `LAST-MODIFIED:${utcTime(revised)}`,
    `DTSTART:${utcTime(event.start)}`,
    `DTEND:${utcTime(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.mapLink}`,
    // The guest is busy meanwhile.
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${PRODUCT}`, ...lines, 'END:VCALENDAR', '']
    .map(fold)
    .join(LINE_END);
}

// Runs at build time only: the Vite plugin `dayData` replaces each day's module with the computed data.
import type { ContentFault } from './content-fields';
import { type DaySource, dayFaults, endOf, startOf } from './day-source';
import type { CelebrationEvent } from './event';
import { dateText, timeText, utcText, weekdayOf } from './local-time';

/** Reports all faults of one day. */
export class DayError extends Error {
  override name = 'DayError';
  readonly faults: readonly ContentFault[];

  constructor(day: string, faults: readonly ContentFault[]) {
    const list = faults.map(({ field, message }) => `  - ${field}: ${message}`).join('\n');
    super(`The content of ${day} has faults:\n${list}`);
    this.faults = faults;
  }
}

function periodText(source: DaySource): string {
  const { shownEnd } = source;
  const start = timeText(startOf(source));
  if (shownEnd === 'none') return start;
  return `${start} to ${shownEnd === 'time' ? timeText(endOf(source)) : shownEnd.word}`;
}

/**
 * Computes the texts that guests read and the UTC times that calendars need.
 *
 * @throws DayError with all faults, e.g. a date on another weekday, or a time that a clock change skips or repeats
 */
export function defineDay(source: DaySource): CelebrationEvent {
  const faults = dayFaults(source);
  if (faults.length > 0) throw new DayError(source.day, faults);
  const { day, title, location, mapLink, description, timeZone, guests, asked, thankYouCard } =
    source;
  return {
    day,
    weekday: weekdayOf(source.date),
    title,
    date: dateText(source.date),
    time: periodText(source),
    location,
    mapLink,
    description,
    start: utcText(startOf(source)),
    end: utcText(endOf(source)),
    timeZone,
    guests,
    asked,
    thankYouCard,
  };
}

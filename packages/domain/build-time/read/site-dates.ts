import { Temporal } from 'temporal-polyfill';
import type { CelebrationEvent, DayId } from '../../src/event/event';
import type { Phases } from '../../src/event/phases';
import type { ReplyBy } from '../../src/rsvp/reply-by';
import { type Language, WORDS } from '../../src/words/words';
import {
  dateText,
  dateWithoutWeekday,
  localTime,
  shortDate,
  timeText,
  utcText,
  weekdayOf,
} from '../schema/local-time';
import type { DaySource } from '../schema/schema';
import type { ContentSource } from './site-content';

function periodText(
  { date, start, end, shownEnd }: DaySource,
  timeZone: string,
  language: Language,
): string {
  const { period, openEnd } = WORDS[language].dates;
  const timeOf = (time: string) => timeText(localTime(date, time, timeZone), language);
  const from = timeOf(start);
  if (shownEnd === 'none' || shownEnd === '') return from;
  return shownEnd === 'time' ? period(from, timeOf(end)) : openEnd(from, shownEnd);
}

/** A day as guests see it, with its texts in their language. */
export function eventOf(
  id: string,
  source: DaySource,
  { timeZone, language }: ContentSource['celebration'],
): CelebrationEvent {
  const { label, date, start, end, shownEnd: _, ...shown } = source;
  const isTimed = start !== '' && end !== '';
  return {
    ...shown,
    day: id as DayId,
    weekday: label ?? weekdayOf(date, language),
    date: dateText(date, language),
    shortDate: shortDate(date, language),
    time: isTimed ? periodText(source, timeZone, language) : '',
    start: isTimed ? utcText(localTime(date, start, timeZone)) : midnight(date, timeZone),
    end: isTimed ? utcText(localTime(date, end, timeZone)) : midnight(dayAfter(date), timeZone),
    ...(!isTimed && { allDay: [compact(date), compact(dayAfter(date))] }),
    timeZone,
  };
}

const dayAfter = (date: string): string =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toString();

/** When a date begins: UTC, ISO 8601. */
export const midnight = (date: string, timeZone: string): string =>
  utcText(localTime(date, '00:00', timeZone));

const compact = (date: string): string => date.replaceAll('-', '');

/** Leaves out the weekday if a day that the site does not show has the same one, because guests could think of that day. */
function dateBeside(date: string, otherDates: readonly string[], language: Language): string {
  const isAmbiguous = otherDates.some((other) => weekdayOf(other) === weekdayOf(date));
  return isAmbiguous ? dateWithoutWeekday(date, language) : dateText(date, language);
}

/** @param help replaces the celebration's text */
export function replyByOf(
  { replyBy, timeZone, language }: ContentSource['celebration'],
  help: string | undefined,
  otherDates: readonly string[],
): ReplyBy | null {
  if (!replyBy) return null;
  const { date } = replyBy;
  return {
    date: dateBeside(date, otherDates, language),
    closesAt: midnight(dayAfter(date), timeZone),
    help: help ?? replyBy.help,
  };
}

/** @param days those of the site; `afterwards` never begins before the last one and its date are over, even if its date is earlier */
export function phasesOf(
  { repliesOpen, afterwards, timeZone, language }: ContentSource['celebration'],
  ownText: string | undefined,
  days: readonly DaySource[],
  otherDates: readonly string[],
): Phases | null {
  if (!repliesOpen && !afterwards) return null;
  const ends = days.flatMap(({ date, end }) => [
    midnight(dayAfter(date), timeZone),
    ...(end === '' ? [] : [utcText(localTime(date, end, timeZone))]),
  ]);
  const { date, text, album } = afterwards ?? {};
  return {
    ...(repliesOpen && {
      repliesOpen: {
        date: dateBeside(repliesOpen, otherDates, language),
        at: midnight(repliesOpen, timeZone),
      },
    }),
    ...(afterwards && {
      afterwards: {
        // A party that runs past midnight is not over when the next day begins.
        at: [...ends, ...(date ? [midnight(date, timeZone)] : [])].sort().at(-1) ?? '',
        text: ownText ?? text,
        album,
      },
    }),
  };
}

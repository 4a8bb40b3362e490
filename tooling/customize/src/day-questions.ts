import { type DaySource, dayFaults } from '@invitation/domain/day-source';
import { DAYS, type Day } from '@invitation/domain/event';
import { Temporal } from 'temporal-polyfill';
import type { Current } from './current';
import { rename } from './names';
import type { Answers, Question } from './questions';

/** What is asked of a day, in this order. */
const MESSAGES = {
  title: 'the title',
  date: 'the date, such as 2027-06-25',
  start: 'the time of the start, such as 16:45',
  end: 'the time of the end for calendars; with its date if after midnight, 2027-06-26T02:00',
  location: 'the place',
  mapLink: 'the link to a map of the place',
  description: 'a sentence or two for guests',
} as const;

/** A field of a day that is asked for. */
export type DayField = keyof typeof MESSAGES;

export const DAY_FIELDS = Object.keys(MESSAGES) as DayField[];

/** The key of a question about a day. */
export const dayKey = (day: Day, field: DayField): string => `days.${day}.${field}`;

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Days from one date to another; 0 if one of the two is no date. */
export function daysBetween(from: string, to: string): number {
  if (!isDate(from) || !isDate(to)) return 0;
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

/** A date some days later; another text as it is. */
export const shift = (date: string, days: number) =>
  isDate(date) ? Temporal.PlainDate.from(date).add({ days }).toString() : date;

const mapOf = (location: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location })}`;

/** A default that follows from the answers before it. */
function fallbackOf(current: Current, day: Day, field: DayField, earlier: Answers): string {
  const { texts, days } = current;
  const present = days[day];
  const answered = (name: DayField, of: Day = day) => earlier[dayKey(of, name)] ?? days[of][name];
  const renamed = (text: string) => rename(text, texts.hosts, earlier.hosts ?? texts.hosts);
  switch (field) {
    case 'date': {
      // All days move together.
      const before = DAYS[DAYS.indexOf(day) - 1];
      return before
        ? shift(present.date, daysBetween(days[before].date, answered('date', before)))
        : present.date;
    }
    case 'end': {
      const [date = '', time] = present.end.split('T');
      return time
        ? `${shift(date, daysBetween(present.date, answered('date')))}T${time}`
        : present.end;
    }
    case 'start':
      return present.start;
    case 'mapLink':
      return answered('location') === renamed(present.location)
        ? present.mapLink
        : mapOf(answered('location'));
    default:
      return renamed(present[field]);
  }
}

/** A day with the answers so far. */
export function answeredDay(current: Current, day: Day, answers: Answers): DaySource {
  const answered = DAY_FIELDS.flatMap((field) => {
    const answer = answers[dayKey(day, field)];
    return answer === undefined ? [] : [[field, answer]];
  });
  return {
    ...current.days[day],
    timeZone: answers.timeZone ?? current.timeZone,
    ...Object.fromEntries(answered),
  };
}

/** The questions about all days. */
export const dayQuestions = (current: Current): readonly Question[] =>
  DAYS.flatMap((day) =>
    DAY_FIELDS.map((field): Question => {
      const key = dayKey(day, field);
      return {
        key,
        message: `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${MESSAGES[field]}`,
        defaultAnswer: (earlier) => fallbackOf(current, day, field, earlier),
        fault: (answer, earlier) => {
          const faults = dayFaults(answeredDay(current, day, { ...earlier, [key]: answer }));
          return faults.find((fault) => fault.field === field)?.message ?? null;
        },
      };
    }),
  );

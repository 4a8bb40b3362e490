import type { Finding, ReadFile } from '../read/read-yaml';
import type { ContentSource } from '../read/site-content';
import type { CelebrationSource, DaySource } from '../schema/schema';
import { dayFile } from './day-faults';

/** Fields that a day may lack until replies open (B21). */
const LATER = ['start', 'end', 'shownEnd', 'location', 'mapLink', 'description'] as const;

/** Compares the dates of the phases and of the tables with each other and with the days. @param dates those of the days, sorted */
export function* phaseFaults(
  { repliesOpen, replyBy, tablesFrom, afterwards }: CelebrationSource,
  dates: readonly string[],
  find: ReadFile<unknown>['find'],
): Generator<Finding> {
  const [first = ''] = dates;
  const last = dates.at(-1) ?? '';
  if (repliesOpen && repliesOpen >= first) {
    yield find(['repliesOpen'], `is not before the first day, ${first}. Write an earlier day.`);
  } else if (repliesOpen && replyBy && repliesOpen > replyBy.date) {
    yield find(
      ['repliesOpen'],
      `is after the last day for replies, ${replyBy.date}. Write an earlier day.`,
    );
  }
  if (tablesFrom && tablesFrom > last) {
    yield find(['tablesFrom'], `is after the last day, ${last}. Write an earlier day.`);
  }
  if (afterwards?.date && afterwards.date <= last) {
    yield find(['afterwards', 'date'], `is not after the last day, ${last}. Write a later day.`);
  }
}

/** Calendars need both times of a day, or none. */
export function* halfTimes({ data, find }: ReadFile<DaySource>): Generator<Finding> {
  if (!data || (data.start === '') === (data.end === '')) return;
  const [given, missing] = data.start === '' ? ['end', 'start'] : ['start', 'end'];
  yield find([given], `is there without ${missing}. Write both, or neither until you know them.`);
}

/** Reports what the days still lack. Guests must know it when replies open. */
export const stillMissing = (
  { celebration: { repliesOpen }, days }: ContentSource,
  find: (path: readonly string[], message: string, file: string) => Finding,
): Finding[] =>
  [...days].flatMap(([id, day]) => {
    const missing = LATER.filter((name) => day[name] === '');
    const message = `has no ${missing.join(', ')} yet. Write this before replies open on ${repliesOpen}.`;
    return missing.length > 0 ? [find([], message, dayFile(id))] : [];
  });

import type { CelebrationEvent } from '../../src/event/event';
import { visibleText } from '../../src/record/text-forms';
import { type Language, WORDS } from '../../src/words/words';
import type { Content } from '../read/site-content';

/** Shorter words occur by chance. */
const MIN_LENGTH = 4;

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Lower case, with single spaces around each word, so that phrases match regardless of punctuation. */
export const normalize = (text: string): string =>
  ` ${wordsOf(visibleText(text))
    .map((word) => word.toLowerCase())
    .join(' ')} `;

const NOT_WEEKDAYS = new RegExp(
  Object.values(WORDS)
    .flatMap(({ dates }) => dates.notWeekdays)
    .join('|'),
  'giu',
);

/** Removes names such as `Santo Domingo`. */
export const withoutFalseWeekdays = (text: string): string => text.replaceAll(NOT_WEEKDAYS, ' ');

function namesOf({ weekday: label, title, date, location }: CelebrationEvent, language: Language) {
  const { joins, weekdayForms } = WORDS[language].dates;
  const join = `(?:${joins.join('|')})(?![\\p{L}\\p{M}])`;
  const [, weekday = '', dayAndMonth = ''] = /^(\S+?),? (.*?),?(?:\sde)?\s\d+$/.exec(date) ?? [];
  const titles = title.split(new RegExp(`[&,:;/|+–—]|(?<![\\p{L}\\p{M}])${join}`, 'u'));
  const places = location
    .split(/[,;]/)
    .map((place) => place.replace(new RegExp(`^\\s*${join}`, 'u'), ''));
  const longEnough = (names: readonly string[]) =>
    names.map((name) => name.trim()).filter((name) => name.length >= MIN_LENGTH);
  return {
    /** Names that can mean only this day: the weekday, the date without the year, and a title of several words. */
    certain: longEnough([
      weekday,
      ...weekdayForms(weekday),
      dayAndMonth,
      ...(wordsOf(title).length > 1 ? [title] : []),
    ]),
    /** Names that another day may share: the label, the title and its parts, and the places without the city. */
    possible: longEnough([
      label,
      title,
      ...titles,
      location,
      // The last part is often a city, which other texts may name.
      ...places.slice(0, Math.max(1, places.length - 1)),
    ]),
  };
}

/**
 * The names, in every language, of the days that the Saturday-only site does not show (B1). Leaves out only names that are also
 * part of the hosts' names, or of the title, place or date of a day that the site shows.
 *
 * @param contents the content, once in each language
 */
export function secretNames(contents: readonly Content[]): string[] {
  const days = contents.flatMap(({ weekend, language }) =>
    weekend.events.map((event) => ({ event, ...namesOf(event, language) })),
  );
  const shown = days.filter(({ event }) => event.guests === 'everyone');
  const others = days.filter(({ event }) => event.guests === 'weekend');
  const hosts = contents.map(({ weekend }) => weekend.celebration.hosts);
  const own = new Set(
    [...hosts, ...shown.flatMap(({ certain, possible }) => [...certain, ...possible])].map(
      normalize,
    ),
  );
  const said = [
    ...hosts,
    ...shown.map(({ event }) => [event.weekday, event.title, event.location, event.date].join()),
  ]
    .map(normalize)
    .join('|');
  return [
    ...others.flatMap(({ certain }) => certain).filter((name) => !own.has(normalize(name))),
    ...others.flatMap(({ possible }) => possible).filter((name) => !said.includes(normalize(name))),
  ];
}

/** @param secrets as `secretNames` returns them. @returns the first one in the text; `undefined` if there is none */
export function secretIn(text: string, secrets: readonly string[]): string | undefined {
  const words = normalize(withoutFalseWeekdays(text));
  return secrets.find((each) => words.includes(normalize(each)));
}

/**
 * The words in a text of the Saturday-only site that reveal other days (B1); `null` if there are none.
 *
 * @param secrets as `secretNames` returns them
 */
export function leakIn(
  text: string,
  secrets: readonly string[],
  shownDays: number,
  language: Language,
): string | null {
  if (secrets.length === 0) return null;
  const name = secretIn(text, secrets);
  if (name !== undefined) return name;
  const { numbers, numberOfDays, weekend } = WORDS[language].dates;
  const counts = [...text.matchAll(numberOfDays)].find(([, count = '']) => {
    const number = numbers.indexOf(count.toLowerCase());
    return (number < 0 ? Number(count) : number) !== shownDays;
  });
  return counts?.[0] ?? weekend.exec(text)?.[0] ?? null;
}

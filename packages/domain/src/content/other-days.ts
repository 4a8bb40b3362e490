import type { CelebrationEvent } from '../event';
import { type Language, WORDS } from '../words/words';

/** Shorter words occur by chance. */
const MIN_LENGTH = 4;

/** The words of a text, without punctuation. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Lower case, with single spaces around each word, so that phrases match regardless of punctuation. */
export const normalize = (text: string): string =>
  ` ${wordsOf(text)
    .map((word) => word.toLowerCase())
    .join(' ')} `;

/** The names of a day: its label, its title and their parts, its date and its places without the city. */
export function namesOf({ weekday, title, date, location }: CelebrationEvent): string[] {
  // Without the weekday and the year.
  const [, dayAndMonth = ''] = /^\S+ (.*?),?(?: de)? \d+$/.exec(date) ?? [];
  const parts = location.split(/[,;]/).map((place) => place.replace(/^\s*(then|and)\s/, ''));
  // The last part is often a city, which other texts may name.
  const places = parts.slice(0, Math.max(1, parts.length - 1));
  return [
    weekday,
    title,
    ...title.split(/&|,|:|\/|\b(?:and|und|y|e)\b/),
    dayAndMonth,
    location,
    ...places,
  ]
    .map((name) => name.trim())
    .filter((name) => name.length >= MIN_LENGTH);
}

/**
 * What a text of the Saturday-only site says of the days that it does not have (B1); `null` if nothing.
 *
 * @param shown the days of that site
 */
export function tellsOf(
  text: string,
  shown: readonly CelebrationEvent[],
  others: readonly CelebrationEvent[],
  language: Language,
): string | null {
  if (others.length === 0) return null;
  const words = normalize(text);
  const own = normalize(shown.flatMap((event) => Object.values(event)).join(' | '));
  const name = others
    .flatMap(namesOf)
    .find((each) => words.includes(normalize(each)) && !own.includes(normalize(each)));
  if (name !== undefined) return name;
  const { numbers, numberOfDays, weekend } = WORDS[language].dates;
  const counts = [...text.matchAll(numberOfDays)].find(([, count = '']) => {
    const number = numbers.indexOf(count.toLowerCase());
    return (number < 0 ? Number(count) : number) !== shown.length;
  });
  return counts?.[0] ?? weekend.exec(text)?.[0] ?? null;
}

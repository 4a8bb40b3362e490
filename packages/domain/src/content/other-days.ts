import type { CelebrationEvent } from '../event';

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
  const [, monthAndDay = ''] = date.split(', ');
  const parts = location.split(/[,;]/).map((place) => place.replace(/^\s*(then|and)\s/, ''));
  // The last part is often a city, which other texts may name.
  const places = parts.slice(0, Math.max(1, parts.length - 1));
  return [weekday, title, ...title.split(/&|,|:|\/|\band\b/), monthAndDay, location, ...places]
    .map((name) => name.trim())
    .filter((name) => name.length >= MIN_LENGTH);
}

const COUNT = /\b(\d+|two|three|four|five|six|seven)[\s-]days?\b/gi;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/**
 * What a text of the Saturday-only site says of the days that it does not have (B1); `null` if nothing.
 *
 * @param shown the days of that site
 */
export function tellsOf(
  text: string,
  shown: readonly CelebrationEvent[],
  others: readonly CelebrationEvent[],
): string | null {
  if (others.length === 0) return null;
  const words = normalize(text);
  const own = normalize(shown.flatMap((event) => Object.values(event)).join(' | '));
  const name = others
    .flatMap(namesOf)
    .find((each) => words.includes(normalize(each)) && !own.includes(normalize(each)));
  if (name !== undefined) return name;
  const counts = [...text.matchAll(COUNT)].find(([, count = '']) => {
    const number = NUMBERS.indexOf(count.toLowerCase());
    return (number < 0 ? Number(count) : number) !== shown.length;
  });
  return counts?.[0] ?? /\bweekend\b/i.exec(text)?.[0] ?? null;
}

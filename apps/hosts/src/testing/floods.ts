import type { Reply } from '../model/store/collections';

/** A generator of numbers below `range` with a fixed seed. */
function randomNumbers(): (range: number) => number {
  let state = 1;
  return (range) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * range);
  };
}
const random = randomNumbers();
const randomLetters = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(97 + random(26))).join('');

/** Replies that the rules allow, and that take the most time to compare, measure or print. */
export const FLOODS = {
  'random names of 200 letters': () => ({ name: randomLetters(200) }),
  'random names of 60 letters': () => ({ name: randomLetters(60) }),
  'zero-width spaces': () => ({
    name: '\u200b'.repeat(200),
    dietaryRestrictions: '\u200b'.repeat(2_000),
  }),
  'piles of accents': (index) => ({
    name: `e${'\u0301'.repeat(199)}`,
    dietaryRestrictions: `${index}e${'\u0301'.repeat(1_900)}`,
  }),
  'ligatures of 18 letters': (index) => ({
    name: index + '\ufdfa'.repeat(190),
    dietaryRestrictions: index + '\ufdfa'.repeat(1_900),
    otherNotes: '\ufdfa'.repeat(1_900),
  }),
  'exclamation marks before a letter': (index) => ({
    name: `Guest ${index}`,
    dietaryRestrictions: `${index}${'!'.repeat(1_900)}x`,
  }),
  'one diet among many others': (index) => ({
    name: 'Ada Lovelace',
    dietaryRestrictions: index % 2 === 0 ? 'Vegan' : `No ${index}`,
  }),
  'one guest whom many others name': (index) => ({
    name: index % 2 === 0 ? 'Ada Lovelace' : `${randomLetters(8)} ${index}`,
    guest: 'Ada Lovelace',
  }),
  'names made of the same words': () => ({
    name: Array.from({ length: 8 }, () => `word${random(16)}`).join(' '),
  }),
} satisfies Record<string, (index: number) => Partial<Reply>>;

export const isFlood = (name: string): name is keyof typeof FLOODS => Object.hasOwn(FLOODS, name);

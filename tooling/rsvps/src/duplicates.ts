import { NAME_LIMIT } from '@invitation/domain/rsvp-fields';
import { removeAccents } from './normalize';
import { pairsOneLetterApart } from './one-letter-apart';
import type { Reply } from './replies';

/** Two or more replies that may be of one guest, and what they have in common. */
export interface Duplicate {
  readonly reason: string;
  /** Where two names are alike, one reply for each of them. */
  readonly replies: readonly Reply[];
}

/** In shorter names, a letter makes another name more often than a typing error. */
const MIN_TYPO_LENGTH = 6;
/** More names than this, each one letter from the others, are a pattern and not typing errors. */
const MAX_TYPO_GROUP = 5;
/** A name of more words is not searched for other names: the number of searches doubles with each word. */
const MAX_WORDS = 8;
/** Most other names that one name is said to contain. */
const MAX_PARTS = 5;

/**
 * The words of a name in alphabetical order, without case, accents, punctuation and "and". Empty if nothing is left.
 * A longer name than the rules allow is cut, also where normalization makes it longer: one Arabic ligature becomes 18
 * letters.
 */
const normalizeName = (name = ''): string =>
  removeAccents(name.slice(0, NAME_LIMIT).normalize('NFKC').slice(0, NAME_LIMIT))
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .sort()
    .join(' ')
    .slice(0, NAME_LIMIT);

/** All choices of two or more of the words, except all of them, in the words' order. */
const partsOf = (words: readonly string[]): Set<string> => {
  let parts = [{ text: '', count: 0 }];
  for (const word of words) {
    parts = parts.flatMap((part) => [
      part,
      { text: part.count === 0 ? word : `${part.text} ${word}`, count: part.count + 1 },
    ]);
  }
  const some = parts.filter(({ count }) => count > 1 && count < words.length);
  return new Set(some.map(({ text }) => text));
};

/** Finds replies that may be of one guest. Two names are reported once, for the first reason that applies. */
export function likelyDuplicates(replies: readonly Reply[]): Duplicate[] {
  const byName = new Map<string, [Reply, ...Reply[]]>();
  for (const reply of replies) {
    const name = normalizeName(reply.name);
    const same = byName.get(name);
    if (same) same.push(reply);
    else if (name !== '') byName.set(name, [reply]);
  }
  const duplicates: Duplicate[] = [...byName.values()]
    .filter(({ length }) => length > 1)
    .map((replies) => ({ reason: 'the same name', replies }));

  const indexes = new Map([...byName.keys()].map((name, index) => [name, index]));
  const reported = new Set<number>();
  const report = (reason: string, one: string, other: string) => {
    const [a, b] = [byName.get(one), byName.get(other)];
    if (one === other || !a || !b) return;
    const [low = 0, high = 0] = [indexes.get(one) ?? 0, indexes.get(other) ?? 0].sort(
      (a, b) => a - b,
    );
    const pair = low * byName.size + high;
    if (reported.has(pair)) return;
    reported.add(pair);
    duplicates.push({ reason, replies: [a[0], b[0]] });
  };

  for (const { name, guest } of replies) {
    if (!guest) continue;
    report('one is the guest whom the other names', normalizeName(name), normalizeName(guest));
  }
  const long = [...byName.keys()].filter(({ length }) => length >= MIN_TYPO_LENGTH);
  for (const [one, other] of pairsOneLetterApart(long, MAX_TYPO_GROUP)) {
    report('names one letter apart', long[one] ?? '', long[other] ?? '');
  }
  for (const name of byName.keys()) {
    // "Ada Lovelace" is part of "Ada Lovelace & Charles Babbage".
    const words = name.split(' ');
    if (words.length < 3 || words.length > MAX_WORDS) continue;
    const parts = [...partsOf(words)].filter((part) => byName.has(part));
    for (const part of parts.slice(0, MAX_PARTS)) {
      report('one name is part of the other', part, name);
    }
  }
  return duplicates;
}

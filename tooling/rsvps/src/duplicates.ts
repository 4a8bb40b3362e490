import type { Reply } from './replies';

/** Two or more replies that may be of one guest, and what they have in common. */
export interface Duplicate {
  readonly reason: string;
  readonly replies: readonly Reply[];
}

/** Names that are shorter say too little for a slip of the finger to be told from another guest. */
const LONG_ENOUGH = 6;
/** More names than this, each a letter from the next, are a pattern and no slips. */
const SLIPS = 5;
/** Names of more words than this are not looked into for other names. */
const MANY_WORDS = 8;

/** The words of a name in their alphabet's order, without case, accents, punctuation and the words between names. */
const wordsOf = (name = ''): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .sort();

/** What things have a key in common, by that key. */
function byKeys<Thing>(
  things: Iterable<Thing>,
  keysOf: (thing: Thing) => Iterable<string>,
): ReadonlyMap<string, readonly Thing[]> {
  const found = new Map<string, Set<Thing>>();
  for (const thing of things) {
    for (const key of keysOf(thing)) {
      found.set(key, (found.get(key) ?? new Set()).add(thing));
    }
  }
  return new Map([...found].map(([key, group]) => [key, [...group]]));
}

/** A text and each text that it becomes with one letter less: texts that share one are a slip apart. */
const withoutOne = (text: string): string[] => {
  const letters = [...text];
  return [text, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))];
};

/** All choices of two or more of the words, but for all of them, in the words' order. */
function partsOf(words: readonly string[]): string[] {
  let parts: string[][] = [[]];
  for (const word of words) parts = parts.flatMap((part) => [part, [...part, word]]);
  return parts
    .filter(({ length }) => length > 1 && length < words.length)
    .map((part) => part.join(' '));
}

/** The replies that may be of one guest. What is told of two names once is not told again for another reason. */
export function likelyDuplicates(replies: readonly Reply[]): Duplicate[] {
  const byName = byKeys(replies, ({ name }) => [wordsOf(name).join(' ')].filter(Boolean));
  const names = [...byName.keys()];
  const repliesOf = (name: string) => byName.get(name) ?? [];

  const duplicates: Duplicate[] = [...byName.values()]
    .filter(({ length }) => length > 1)
    .map((replies) => ({ reason: 'the same name', replies }));
  const told = new Set<string>();
  const tell = (reason: string, one: string, other: string) => {
    const pair = [one, other].sort().join('\n');
    if (one === other || told.has(pair)) return;
    told.add(pair);
    duplicates.push({ reason, replies: [...repliesOf(one), ...repliesOf(other)] });
  };

  for (const reply of replies) {
    const guest = wordsOf(reply.guest).join(' ');
    if (byName.has(guest)) {
      tell('one is the guest that the other names', wordsOf(reply.name).join(' '), guest);
    }
  }
  const long = names.filter(({ length }) => length >= LONG_ENOUGH);
  for (const slips of byKeys(long, withoutOne).values()) {
    if (slips.length > SLIPS) continue;
    for (const [index, one] of slips.entries()) {
      for (const other of slips.slice(index + 1)) tell('names one letter apart', one, other);
    }
  }
  for (const name of names) {
    // "Ada Lovelace" and "Ada Lovelace & Charles Babbage".
    const words = name.split(' ');
    const parts = words.length > MANY_WORDS ? [] : partsOf(words);
    for (const part of new Set(parts)) {
      if (byName.has(part)) tell('one name is part of the other', part, name);
    }
  }
  return duplicates;
}

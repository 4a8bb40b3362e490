import { groupByName, type NameGroups, normalizeName } from './group-by-name';
import { type Guest, hasReplied, type RepliedGuest } from './guests';
import { pairsOneLetterApart } from './one-letter-apart';

/** Entries of the guest list that may be the same guest. */
export interface Duplicate {
  readonly reason: string;
  /** For two similar names, one reply of each. The last one may be an invitation without a reply. */
  readonly guests: readonly Guest[];
}

/** Shorter names with one different letter are often different names. */
const MIN_TYPO_LENGTH = 6;
/** Larger groups of similar names follow a pattern, such as numbers. */
const MAX_TYPO_GROUP = 5;
/** The number of searches for a name within a name doubles with each word. */
const MAX_WORDS = 8;
const MAX_PARTS = 5;

/** All combinations of two or more words, but not of all words. */
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

/** Replies with the same name, and with each open invitation of that name if none of them belongs to an invitation. */
function sameNames(byName: NameGroups<RepliedGuest>, open: readonly Guest[]): Duplicate[] {
  const reason = 'the same name';
  const openByName = groupByName(open);
  return [...byName].flatMap(([name, guests]): Duplicate[] => {
    const isInvited = guests.some(({ invitation }) => invitation !== null);
    const waiting = isInvited ? [] : (openByName.get(name) ?? []);
    if (waiting.length > 0) return waiting.map((each) => ({ reason, guests: [...guests, each] }));
    return guests.length > 1 ? [{ reason, guests }] : [];
  });
}

/** Finds guests who may be the same one. Two names are reported once, for the first reason. */
export function likelyDuplicates(guests: readonly Guest[]): Duplicate[] {
  const replied = guests.filter(hasReplied);
  const byName = groupByName(replied);
  const duplicates = sameNames(
    byName,
    guests.filter((guest) => !hasReplied(guest)),
  );

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
    duplicates.push({ reason, guests: [a[0], b[0]] });
  };

  for (const { name, reply } of replied) {
    if (!reply.guest) continue;
    report(
      'one is the guest whom the other names',
      normalizeName(name),
      normalizeName(reply.guest),
    );
  }
  const long = [...byName.keys()].filter(({ length }) => length >= MIN_TYPO_LENGTH);
  for (const [one, other] of pairsOneLetterApart(long, MAX_TYPO_GROUP)) {
    report('names one letter apart', long[one] ?? '', long[other] ?? '');
  }
  for (const name of byName.keys()) {
    const words = name.split(' ');
    if (words.length < 3 || words.length > MAX_WORDS) continue;
    const parts = [...partsOf(words)].filter((part) => byName.has(part));
    for (const part of parts.slice(0, MAX_PARTS)) {
      report('one name is part of the other', part, name);
    }
  }
  return duplicates;
}

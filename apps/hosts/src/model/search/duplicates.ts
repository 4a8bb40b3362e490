import { overview as texts } from '@invitation/domain/words/hosts/overview';
import { groupBy, normalizeName } from '../people/group-by-name';
import { type Guest, peopleNames } from '../people/guests';
import type { Distinct } from '../store/collections';
import { pairsOneLetterApart } from '../text/one-letter-apart';
import { areDistinct } from './distinct';

/** Guests on the list who may be the same guest. */
export interface Duplicate {
  readonly reason: string;
  /** One guest of each name, if there are two similar names. Some may be invitations without a reply. */
  readonly guests: readonly Guest[];
}

/** Shorter names with one different letter are often different names. */
const MIN_TYPO_LENGTH = 6;
/** A flood of longer names would take too much memory. */
const MAX_TYPO_LENGTH = 60;
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

/**
 * Groups of guests with the same name. Two invited guests may well be two people, so each is suggested together with those who replied
 * without an invitation, and all invited ones form another group.
 */
function sameNames(groups: Iterable<readonly Guest[]>): Duplicate[] {
  const reason = texts.sameName;
  return [...groups].flatMap((group): Duplicate[] => {
    const invited = group.filter(({ invitation }) => invitation !== null);
    const others = group.filter(({ invitation }) => invitation === null);
    const mergeable =
      others.length === 0 ? [] : invited.map((each) => ({ reason, guests: [...others, each] }));
    return [
      ...(invited.length === 0 && others.length > 1 ? [{ reason, guests: others }] : mergeable),
      ...(invited.length > 1 ? [{ reason, guests: invited }] : []),
    ];
  });
}

/**
 * Finds guests who may be the same guest, except those whom a host has marked as different people. Each pair is reported once, with
 * the first reason found.
 */
export function likelyDuplicates(
  guests: readonly Guest[],
  distinct: Distinct = new Set(),
): Duplicate[] {
  // A guest without letters in the name is in no group.
  const byName = groupBy(guests, ({ name }) => normalizeName(name));
  const duplicates = sameNames(byName.values());

  const reported = new Set<string>();
  const report = (reason: string, one: string, other: string, guest?: Guest) => {
    const [a, b] = [byName.get(one), byName.get(other)];
    const pair = [one, other].sort().join();
    if (one === other || !a || !b || reported.has(pair)) return;
    reported.add(pair);
    duplicates.push({ reason, guests: [guest ?? a[0], b[0]] });
  };

  for (const guest of guests) {
    const { reply } = guest;
    const name = normalizeName(guest.name);
    if (reply?.guest) report(texts.namesTheOther, name, normalizeName(reply.guest), guest);
    for (const person of peopleNames(guest)) {
      report(texts.amongTheOther, name, normalizeName(person), guest);
    }
  }
  const long = [...byName.keys()].filter(
    ({ length }) => length >= MIN_TYPO_LENGTH && length <= MAX_TYPO_LENGTH,
  );
  for (const [one, other] of pairsOneLetterApart(long, MAX_TYPO_GROUP)) {
    report(texts.oneLetterApart, one, other);
  }
  for (const name of byName.keys()) {
    const words = name.split(' ');
    if (words.length < 3 || words.length > MAX_WORDS) continue;
    const parts = [...partsOf(words)].filter((part) => byName.has(part));
    for (const part of parts.slice(0, MAX_PARTS)) {
      report(texts.partOfName, part, name);
    }
  }
  return duplicates.filter(({ guests }) => !areDistinct(guests, distinct));
}

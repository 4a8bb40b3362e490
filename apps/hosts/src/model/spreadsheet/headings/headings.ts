import { keyOfWords, withoutBrackets, wordsOf } from './heading-words';
import { type Heading, meaningOf } from './meanings';
import {
  ADULT_WORDS,
  CHILD_WORDS,
  COUNT_WORDS,
  FILLERS,
  GUEST_WORDS,
  HEADINGS,
  type HeadingKind,
  IGNORED_WORDS,
  LOOSE,
  PARTNER_WORDS,
  PEOPLE_WORDS,
  REPLY_WORDS,
} from './vocabulary';

/** The kind and the rank of each known heading. The first kind that lists a heading gets it. */
const KNOWN = new Map<string, Heading>();
for (const [kind, text] of Object.entries(HEADINGS)) {
  for (const [rank, key] of text.split(' ').entries()) {
    if (!KNOWN.has(key)) KNOWN.set(key, { kind: kind as HeadingKind, rank });
  }
}

const QUALIFIERS =
  /^(home|business|work|other|mailing|postal|private|personal|mobile|privat|geschaftlich|dienstlich|zakelijk|thuis|domicile|bureau|casa|trabajo|trabalho|lavoro|ufficio|dom|praca|primary|secondary|preferred|best)$/;
const WORK =
  /^(business|work|geschaftlich|dienstlich|zakelijk|bureau|trabajo|trabalho|lavoro|ufficio|praca|other|secondary)$/;
const SPOUSE =
  /^(partner|spouse|husband|wife|pareja|conjuge|conjoint|compagn[oa]|parceir[oa]|partnerin|partnerka)$/;
/** `Guests of the bride`, often beside those of the groom. */
const SIDE =
  /^(bride|groom|braut|brautigam|novia|novio|noiva|noivo|sposa|sposo|mariee?|bruid|bruidegom)$/;
export const SIDE_RANK = 160;
const BABY = /^(baby|babies|bebes?|infants?|toddlers?)$/;
const ADDRESS = /^(address|addresses|adresse|anschrift|direccion|morada|endereco|indirizzo|adres)$/;
const isOfAddress = ({ kind }: Heading): boolean => meaningOf(kind) === 'address';
const isOfName = ({ kind }: Heading): boolean =>
  ['name', 'firstName', 'lastName', 'namePart'].includes(meaningOf(kind));

const has = (words: readonly string[], set: ReadonlySet<string>) =>
  words.some((word) => set.has(word));
const without = (words: readonly string[], set: ReadonlySet<string>) =>
  words.filter((word) => !set.has(word));
const isDigits = (word: string) => /^\d+$/.test(word);
const INCLUDING = /^(incl|including|inkl|inklusive|incluyendo|incluindo|incluso|inclus|inclusief)$/;
/** E.g. `Is plus one`, which says that the person in the row is one. */
const IS_PLUS_ONE = /^isa?(plusone|companion)$/;

const known = (words: readonly string[], less: number): Heading | undefined => {
  const found = KNOWN.get(keyOfWords(words));
  return found && { ...found, rank: found.rank + less };
};

/** Reads headings about other people: a partner, a child, `Guest 2`. */
function aboutOthers(words: readonly string[]): Heading | undefined {
  const number = words.find(isDigits);
  const isChild = has(words, CHILD_WORDS);
  const isPartner = has(words, PARTNER_WORDS);
  const isOther = number !== undefined && Number(number) > 1 && has(words, GUEST_WORDS);
  if (!isChild && !isPartner && !isOther) return undefined;
  const kind = isChild ? 'children' : 'companions';
  const who = [whoOf(kind, words), number].filter(Boolean).join(' ');
  const rest = words.filter(
    (word) =>
      !isDigits(word) &&
      !CHILD_WORDS.has(word) &&
      !PARTNER_WORDS.has(word) &&
      !FILLERS.has(word) &&
      !COUNT_WORDS.has(word) &&
      !(isOther && GUEST_WORDS.has(word)),
  );
  if (rest.length === 0 || keyOfWords(rest) === 'name') return { kind, rank: 100, who };
  const part = known(rest, 100);
  if (part && ['name', 'display', 'companions'].includes(part.kind))
    return { kind, rank: 100, who };
  if (part && isOfName(part)) return { ...part, who };
  if (isOther) return undefined;
  return { kind: 'ignored', rank: 100 };
}

/** Reads `Guest 1` and `Guest 1 First Name`, which stand beside a second guest's. */
function ofFirstGuest(words: readonly string[]): Heading | undefined {
  if (!words.includes('1') || !has(words, GUEST_WORDS) || has(words, CHILD_WORDS)) return undefined;
  const rest = words.filter((word) => word !== '1');
  const found = known(rest, 30) ?? known(without(rest, FILLERS), 30);
  return found && isOfName(found) ? found : undefined;
}

/** Who a heading is about, e.g. `companions partner`. Partners are not other companions, and babies are not other children. */
const whoOf = (kind: Heading['kind'], words: readonly string[]): string =>
  [
    kind,
    words.some((word) => SPOUSE.test(word)) && 'partner',
    words.some((word) => BABY.test(word)) && 'baby',
  ]
    .filter(Boolean)
    .join(' ');

/** Adds who a heading without a number is about: `Kids` are other people than the guest. */
const withWho = (heading: Heading, words: readonly string[]): Heading =>
  heading.kind === 'companions' || heading.kind === 'children'
    ? { ...heading, who: whoOf(heading.kind, words) }
    : heading.kind === 'age'
      ? { ...heading, who: '' }
      : heading;

/** Reads headings of Google's contacts: `Address 1 - City`, `Phone 2 - Value`, `E-mail 1 - Label`. */
function ofGoogle([, of = '', number = '', part = '']: readonly string[]): Heading {
  const found = KNOWN.get(keyOfWords(wordsOf(of)));
  const detail = KNOWN.get(keyOfWords(wordsOf(part)));
  const ignored = { kind: 'ignored', rank: 0 } as const;
  if (found?.kind === 'address') {
    if (/^formatted$/i.test(part)) return { kind: 'address', rank: 0, group: number };
    const isPart = detail !== undefined && isOfAddress(detail);
    return isPart ? { kind: detail.kind, rank: 0, group: number } : ignored;
  }
  const isValue = /^value$/i.test(part) && (found?.kind === 'phone' || found?.kind === 'email');
  return isValue ? { kind: found.kind, rank: Number(number) } : ignored;
}

/** Reads headings of an address book: `Home Street`, `Address 1 - City`, `Phone 2 - Value`. */
function ofAddressBook(words: readonly string[]): Heading | undefined {
  const key = words.filter((word) => !FILLERS.has(word) || QUALIFIERS.test(word));
  const number = key.find(isDigits);
  const bare = key.filter((word) => !QUALIFIERS.test(word) && !/^(value|formatted)$/.test(word));
  const group = key.find((word) => QUALIFIERS.test(word)) ?? '';
  const isWork = key.some((word) => WORK.test(word));
  const found =
    known(bare, 200) ??
    known(
      bare.filter((word) => !isDigits(word)),
      300,
    ) ??
    known(
      bare.filter((word) => !isDigits(word) && !ADDRESS.test(word)),
      300,
    );
  if (!found) return undefined;
  if (isOfAddress(found)) {
    const place = found.kind === 'street2' ? '' : (number ?? '');
    return { ...found, group: `${isWork ? 'work' : group}${/\b1\b/.test(place) ? '' : place}` };
  }
  if (found.kind === 'phone') {
    const kind = isWork ? 'workPhone' : group === 'mobile' ? 'mobile' : found.kind;
    return { ...found, kind, rank: found.rank + Number(number ?? 0) };
  }
  if (found.kind === 'email') {
    return {
      ...found,
      kind: isWork ? 'workEmail' : 'email',
      rank: found.rank + Number(number ?? 0),
    };
  }
  return group === '' || group === 'primary' || group === 'preferred' ? found : undefined;
}

function byLooseWord(words: readonly string[]): Heading | undefined {
  const joined = keyOfWords(words);
  for (const kind of LOOSE) {
    const isIn = HEADINGS[kind]
      .split(' ')
      .some(
        (key) =>
          key.length > 3 && (words.includes(key) || (key.length > 8 && joined.includes(key))),
      );
    if (isIn) return { kind, rank: 900 };
  }
  return undefined;
}

/** Reads the heading of a column; `undefined` if an invitation has no use for it. */
export function readHeading(heading: string): Heading | undefined {
  const all = wordsOf(heading);
  const words = guestsIn(wordsOf(withoutBrackets(heading)));
  if (words.length === 0) return all.length === 0 ? undefined : known(all, 0);
  const numbered = /^(.+?)\s+(\d+)\s+-\s+(.+)$/.exec(heading);
  if (numbered) return ofGoogle(numbered);
  const exact = known(all, 0) ?? known(words, 0);
  if (exact) return withWho(exact, words);
  if (has(words, REPLY_WORDS)) return { kind: 'reply', rank: 0 };
  if (has(words, IGNORED_WORDS) || IS_PLUS_ONE.test(keyOfWords(words)))
    return { kind: 'ignored', rank: 0 };
  const first = ofFirstGuest(words);
  if (first) return first;
  const others = aboutOthers(words);
  if (others) return others;
  if (has(words, COUNT_WORDS)) {
    if (words.length > 1 && without(words, COUNT_WORDS).length === 0)
      return { kind: 'people', rank: 30 };
    if (has(words, ADULT_WORDS)) return { kind: 'adults', rank: 50 };
    if (has(without(words, COUNT_WORDS), PEOPLE_WORDS)) return { kind: 'people', rank: 20 };
    const counted = known(without(without(words, COUNT_WORDS), FILLERS), 400);
    if (counted) return counted;
  }
  if (keyOfWords(words) === 'guestof') return undefined;
  const isOfOne = words.some((word) => SIDE.test(word)) && has(words, PEOPLE_WORDS);
  if (isOfOne && without(without(words, FILLERS), PEOPLE_WORDS).length === 0)
    return { kind: 'name', rank: SIDE_RANK };
  const found =
    known(without(words, FILLERS), 150) ??
    ofAddressBook(words) ??
    eitherOf(heading) ??
    byLooseWord(words);
  // `Guest ID` is an id of another program.
  return found && found.kind !== 'id' ? withWho(found, words) : undefined;
}

/** Reads `Adult 2` as `Guest 2`, and leaves out what follows a word such as `including`. */
function guestsIn(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => INCLUDING.test(word));
  const isNumbered = words.some((word) => /^\d$/.test(word));
  return (end > 0 ? words.slice(0, end) : words).map((word) =>
    isNumbered && ADULT_WORDS.has(word) ? 'guest' : word,
  );
}

/** Reads one part of a heading such as `Name / Nombre`. */
function eitherOf(heading: string): Heading | undefined {
  const parts = heading.split(/[/|]/).filter((part) => part.trim() !== '');
  if (parts.length < 2) return undefined;
  const read = parts.map(
    (part) => known(without(wordsOf(part), FILLERS), 500) ?? known(wordsOf(part), 500),
  );
  return read.find((each) => each !== undefined);
}

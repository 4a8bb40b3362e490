import {
  type GuestNotes,
  NOTE_LIMITS,
  NOTE_TEXT_NAMES,
  SENT_NEWS_LIMIT,
  TAGS_LIMIT,
} from '@invitation/domain/guest-list/guest-notes';
import { SEATS_LIMIT, seatsIn } from '@invitation/domain/guest-list/guest-table';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import type { Change } from './change';
import { HostsError } from './hosts-errors';

/** Hosts' notes about guests, by the guests' keys (B15). */
export type NotesByKey = ReadonlyMap<string, GuestNotes>;

export const NO_NOTES: NotesByKey = new Map();

export const isReachable = (notes: GuestNotes | undefined): boolean =>
  Boolean(notes?.phone || notes?.email);

/**
 * Moves the notes of merged guests to one key.
 *
 * @throws HostsError if their joined note is too long
 */
export function moveNotes(
  key: string,
  guests: readonly { readonly key: string }[],
  notes: NotesByKey,
): Change[] {
  const from = (each: string) => notes.get(each) ?? null;
  const joined = joinNotes(guests.flatMap((guest) => from(guest.key) ?? []));
  const keys = new Set([key, ...guests.map((guest) => guest.key)]);
  return [...keys].map((each) => ({
    path: `guestNotes/${each}`,
    from: from(each),
    to: each === key ? joined : null,
  }));
}

/** The newest of these lines of `sentNews`, up to its limit, the newest last. */
export const newestSentNews = (lines: readonly string[]): readonly string[] => {
  const openedAt = (line: string) => line.slice(line.lastIndexOf(' '));
  return [...new Set(lines)]
    .sort((one, other) => (openedAt(one) < openedAt(other) ? -1 : 1))
    .slice(-SENT_NEWS_LIMIT);
};

/** The first of several texts counts. The others are added to the note, so that nothing is lost. */
function joinNotes(all: readonly GuestNotes[]): GuestNotes | null {
  const [first, ...rest] = all;
  if (!first || rest.length === 0) return first ?? null;
  const texts = NOTE_TEXT_NAMES.filter((name) => name !== 'note').map((name) => {
    const [kept, ...others] = new Set(all.flatMap(({ [name]: text }) => text || []));
    return { name, kept, others };
  });
  const tags = [...new Set(all.flatMap(({ tags }) => tags ?? []))];
  const lines = [...new Set(all.flatMap(({ seats }) => seats ?? []))];
  const nameIn = (line: string) => line.slice(0, line.lastIndexOf(' = '));
  const isFirst = (line: string) => lines.find((each) => nameIn(each) === nameIn(line)) === line;
  const seats = lines.filter(isFirst);
  const sentNews = newestSentNews(all.flatMap(({ sentNews }) => sentNews ?? []));
  const note = [
    ...new Set([
      ...all.flatMap(({ note }) => note || []),
      ...texts.flatMap(({ others }) => others),
      ...tags.slice(TAGS_LIMIT),
      ...seats.slice(SEATS_LIMIT),
      ...lines.filter((line) => !isFirst(line)),
    ]),
  ].join('\n');
  if (note.length > NOTE_LIMITS.note) throw new HostsError(words.notesTooLong(NOTE_LIMITS.note));
  const newest = (name: 'remindedAt' | 'cardPrintedAt' | 'thankedAt'): GuestNotes =>
    all.reduce((one, other) => ((other[name] ?? 0) > (one[name] ?? 0) ? other : one));
  const { remindedAt, remindedBy } = newest('remindedAt');
  const { cardPrintedAt } = newest('cardPrintedAt');
  const { thankedAt, thankedBy } = newest('thankedAt');
  return {
    ...Object.fromEntries(texts.flatMap(({ name, kept }) => (kept ? [[name, kept]] : []))),
    ...(note && { note }),
    ...(tags.length > 0 && { tags: tags.slice(0, TAGS_LIMIT) }),
    ...(seats.length > 0 && { seats: seats.slice(0, SEATS_LIMIT) }),
    ...(remindedAt && { remindedAt, remindedBy }),
    ...(cardPrintedAt && { cardPrintedAt }),
    ...(thankedAt && { thankedAt, thankedBy }),
    ...(sentNews.length > 0 && { sentNews }),
  };
}

/** Compares numbers by their value: table 10 is after table 9. */
export const { compare: compareNames } = new Intl.Collator(undefined, { numeric: true });

/** The tables and tags that are in use, in order. */
export function usedNotes(notes: NotesByKey) {
  const inOrder = (texts: Iterable<string>) => [...new Set(texts)].sort(compareNames);
  const all = [...notes.values()];
  return {
    tables: inOrder(
      all.flatMap((each) => [each.table?.trim() || [], ...seatsIn(each).values()].flat()),
    ),
    tags: inOrder(all.flatMap(({ tags }) => tags ?? [])),
  };
}

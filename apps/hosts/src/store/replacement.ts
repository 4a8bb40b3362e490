import type { Fields } from '@invitation/domain/record/record';
import { changedFields as differences, type Save } from '@invitation/domain/rsvp/save';
import type { DocumentPath } from './documents';

/** A change of one document. `null` answers delete it if all of it is as seen, and require that an unseen one is still absent. */
export type Change =
  | (Save & {
      /** For a new invitation: the keys of those that the host has seen. Refused if another one has the same name. */
      readonly known?: ReadonlySet<string>;
      /** Fields that the decision depends on. The change is refused if one of them has changed. */
      readonly asSeen?: readonly string[];
    })
  | (Pick<Save, 'seen'> & { readonly answers: null });
export type Changes = { readonly [Path in DocumentPath]: Change };

/** A document before and after a change. `null` means none. If both are the same, it must still exist. */
export interface Replacement {
  readonly path: DocumentPath;
  readonly from: Fields | null;
  readonly to: Fields | null;
}

/** Replaces whole documents. Fields that `from` has and `to` lacks are removed. */
export const replace = (replacements: readonly Replacement[]): Changes =>
  Object.fromEntries(replacements.map(({ path, from, to }) => [path, changeBetween(from, to)]));

/** The changed documents. */
export const pathsOf = (changes: Changes): readonly DocumentPath[] =>
  Object.keys(changes) as DocumentPath[];

/** Undoes replacements. */
export const undo = (replacements: readonly Replacement[]): Changes =>
  // The server has set the time of the change.
  replace(replacements.map(({ path, from, to }) => ({ path, from: withoutTime(to), to: from })));

function changeBetween(from: Fields | null, to: Fields | null): Change {
  if (to === null) return { answers: null, seen: [from] };
  if (from && changedFields({ from, to }).length === 0) {
    return { answers: {}, seen: [from], asSeen: [] };
  }
  const removed = Object.fromEntries(Object.keys(from ?? {}).map((name) => [name, null]));
  return { answers: { ...removed, ...to, lastRsvp: undefined }, seen: [from] };
}

/** The fields that a replacement would change. The time of a reply does not count, because the server sets it. */
export const changedFields = ({ from, to }: Pick<Replacement, 'from' | 'to'>): string[] =>
  differences(from, to)
    .filter((name) => name !== 'lastRsvp')
    .sort();

export const withoutTime = (document: Fields | null): Fields | null =>
  document && Object.fromEntries(Object.entries(document).filter(([name]) => name !== 'lastRsvp'));

/** The first document of each guest that refuses its change, with a `Conflict` or a `DocumentError`. */
export type Refusals = ReadonlyMap<DocumentPath, Error>;

import type { Fields } from '@invitation/domain/record/record';
import { changedFields as differences, type Save } from '@invitation/domain/rsvp/save';
import type { DocumentPath } from './documents';

/** A change of one document, as it is sent. `null` answers delete it if all of it is as seen; if nothing was seen, it must be absent. */
export type PlannedWrite =
  | (Save & {
      /** For a new invitation: the keys of those that the host has seen. Refused if another one has the same name. */
      readonly known?: ReadonlySet<string>;
      /** Fields that the decision depends on. The change is refused if one of them has changed. */
      readonly asSeen?: readonly string[];
    })
  | (Pick<Save, 'seen'> & { readonly answers: null });
/** Changes that are sent together, by document. */
export type Plan = { readonly [Path in DocumentPath]: PlannedWrite };

/** A document before and after a change; `null` if there is none. If both are the same, it must still exist. */
export interface Change {
  readonly path: DocumentPath;
  readonly from: Fields | null;
  readonly to: Fields | null;
}

/** The plan that replaces whole documents. Fields that `from` has and `to` lacks are removed. */
export const planOf = (changes: readonly Change[]): Plan =>
  Object.fromEntries(changes.map(({ path, from, to }) => [path, writeBetween(from, to)]));

export const pathsOf = (plan: Plan): readonly DocumentPath[] => Object.keys(plan) as DocumentPath[];

export const planUndo = (changes: readonly Change[]): Plan =>
  // The server has set the time of the change.
  planOf(changes.map(({ path, from, to }) => ({ path, from: to && withoutTime(to), to: from })));

function writeBetween(from: Fields | null, to: Fields | null): PlannedWrite {
  if (to === null) return { answers: null, seen: [from] };
  if (from && changedFields({ from, to }).length === 0) {
    return { answers: {}, seen: [from], asSeen: [] };
  }
  const removed = Object.fromEntries(Object.keys(from ?? {}).map((name) => [name, null]));
  return { answers: { ...removed, ...to, lastRsvp: undefined }, seen: [from] };
}

/** The names of the fields that differ. The time of a reply does not count, because the server sets it. */
export const changedFields = ({ from, to }: Pick<Change, 'from' | 'to'>): string[] =>
  differences(from, to)
    .filter((name) => name !== 'lastRsvp')
    .sort();

export const withoutTime = ({ lastRsvp: _, ...fields }: Fields): Fields => fields;

/** Why guests' changes were refused: for each guest, the first such document with its `Conflict` or `DocumentError`. */
export type Refusals = ReadonlyMap<DocumentPath, Error>;

import {
  FORM_FIELD_NAMES,
  type RsvpValues,
  rsvpValuesSchema,
} from '@invitation/domain/rsvp-values';
import * as z from 'zod/mini';

const STORAGE_KEY = 'rsvp_draft';

const draftSchema = z.object({
  key: z.string(),
  values: rsvpValuesSchema,
  loaded: rsvpValuesSchema,
  sent: z.array(rsvpValuesSchema),
});

/** What the guest of a tab typed and did not save yet. */
export interface Draft {
  /** The document key of the reply that it belongs to. */
  readonly key: string;
  /** All that the form held. */
  readonly values: RsvpValues;
  /** What the form was loaded with. */
  readonly loaded: RsvpValues;
  /** What failed saves sent. It may arrive at the server later. */
  readonly sent: readonly RsvpValues[];
}

/** Runs a task on the tab's storage. `null` where the browser keeps no data, or what it keeps cannot be read. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | null {
  try {
    return task(sessionStorage);
  } catch {
    return null;
  }
}

/** The tab's draft, `null` if there is none. It survives a reload (B5). */
export const readDraft = (): Draft | null =>
  withStorage((storage) => draftSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '')));

/** The fields of a draft that the guest changed, with what they hold now and what they were loaded with. */
export function changesIn({ values, loaded }: Pick<Draft, 'values' | 'loaded'>): {
  readonly changed: RsvpValues;
  readonly before: RsvpValues;
} {
  const names = FORM_FIELD_NAMES.filter((name) => (values[name] ?? '') !== (loaded[name] ?? ''));
  const pick = (from: RsvpValues): RsvpValues =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
  return { changed: pick(values), before: pick(loaded) };
}

/** Tells whether a reply has changes that are not saved. */
export function hasChanges(key: string): boolean {
  const draft = readDraft();
  return draft?.key === key && Object.keys(changesIn(draft).changed).length > 0;
}

/**
 * Keeps what a form holds. Fields of the reply's draft that this form does not show stay as they were. Without a change
 * and without a failed save there is nothing to keep.
 */
export function writeDraft(draft: Draft): void {
  const kept = readDraft();
  const own = kept?.key === draft.key ? kept : null;
  const merged: Draft = {
    ...draft,
    values: { ...own?.values, ...draft.values },
    loaded: { ...own?.loaded, ...draft.loaded },
  };
  if (Object.keys(changesIn(merged).changed).length === 0 && merged.sent.length === 0) {
    clearDraft();
  } else {
    withStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(merged)));
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(STORAGE_KEY));
}

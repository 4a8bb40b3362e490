import {
  FORM_FIELD_NAMES,
  type RsvpValues,
  rsvpValuesSchema,
} from '@invitation/domain/rsvp-values';
import * as z from 'zod/mini';

const STORAGE_KEY = 'rsvp_draft';

const draftSchema = z.object({
  key: z.string(),
  changed: rsvpValuesSchema,
  before: rsvpValuesSchema,
});

/** What the guest of a tab typed and did not save yet. */
export interface Draft {
  /** The document key of the reply that it belongs to. */
  readonly key: string;
  /** The fields that differ from what the form was loaded with. */
  readonly changed: RsvpValues;
  /** What these fields were loaded with. */
  readonly before: RsvpValues;
}

/** Runs a task on the tab's storage. `null` where the browser keeps no data, or what it keeps cannot be read. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | null {
  try {
    return task(sessionStorage);
  } catch {
    return null;
  }
}

const draftText = () => withStorage((storage) => storage.getItem(STORAGE_KEY));

/** The tab's draft, `null` if there is none. It survives a reload (B5). */
export function readDraft(): Draft | null {
  return withStorage(() => draftSchema.parse(JSON.parse(draftText() ?? '')));
}

/**
 * Keeps what was typed: the fields that differ from what the form was loaded with. Without any there is no draft.
 *
 * @param key the document key of the reply
 * @param loaded what the form was loaded with
 */
export function writeDraft(key: string, loaded: RsvpValues, values: RsvpValues): void {
  const fields = FORM_FIELD_NAMES.filter(
    (field) => (values[field] ?? '') !== (loaded[field] ?? ''),
  );
  if (fields.length === 0) {
    clearDraft();
    return;
  }
  const pick = (from: RsvpValues) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]));
  const draft: Draft = { key, changed: pick(values), before: pick(loaded) };
  withStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(draft)));
}

/** Forgets the draft. */
export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(STORAGE_KEY));
}

/**
 * Marks what is typed by now.
 *
 * @returns a function that forgets it, unless more was typed since
 */
export function markDraft(): () => void {
  const marked = draftText();
  return () => {
    if (draftText() === marked) clearDraft();
  };
}

import { ANSWERS, type FormFieldName, TEXT_NAMES } from '@invitation/domain/rsvp-fields';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import { withStorage } from '@invitation/domain/storage';
import * as z from 'zod/mini';

const STORAGE_KEY = 'rsvp_draft';
/** The key of a draft from before the sign-in. */
export const NO_ACCOUNT = '';

/** The values of a form with any days. */
const rsvpValuesSchema = z.catchall(
  z.object(Object.fromEntries(['id', ...TEXT_NAMES].map((name) => [name, z.optional(z.string())]))),
  z.enum(['', ...ANSWERS]),
) as unknown as z.ZodMiniType<RsvpValues>;

const draftSchema = z.object({
  key: z.string(),
  values: rsvpValuesSchema,
  loaded: rsvpValuesSchema,
  sent: z.array(rsvpValuesSchema),
});

export interface Draft {
  /** The document key of the reply, or `NO_ACCOUNT`. */
  readonly key: string;
  readonly values: RsvpValues;
  readonly loaded: RsvpValues;
  /** The values of failed saves. The server may still receive them. */
  readonly sent: readonly RsvpValues[];
}

/** Returns `null` if the storage is blocked or the draft is not readable. */
const withSessionStorage = <Result>(task: (storage: Storage) => Result): Result | null =>
  withStorage<Storage, Result | null>(
    () => sessionStorage,
    task,
    () => null,
  );

/** Returns `null` without a readable draft. A draft survives a reload (B5). */
export const readDraft = (): Draft | null =>
  withSessionStorage((storage) =>
    draftSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '')),
  );

export function findChanges({ values, loaded }: Pick<Draft, 'values' | 'loaded'>): {
  readonly changed: RsvpValues;
  readonly before: RsvpValues;
} {
  const names = (Object.keys({ ...loaded, ...values }) as FormFieldName[]).filter(
    (name) => (values[name] ?? '') !== (loaded[name] ?? ''),
  );
  const pick = (from: RsvpValues): RsvpValues =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? ''])) as RsvpValues;
  return { changed: pick(values), before: pick(loaded) };
}

export function hasChanges(key: string): boolean {
  const draft = readDraft();
  return draft?.key === key && Object.keys(findChanges(draft).changed).length > 0;
}

/**
 * Stores a draft. Keeps fields of the same reply that this form does not show. Removes a draft without changes and without
 * failed saves.
 */
export function writeDraft(draft: Draft): void {
  const stored = readDraft();
  const own = stored?.key === draft.key ? stored : null;
  const merged: Draft = {
    ...draft,
    values: { ...own?.values, ...draft.values },
    loaded: { ...own?.loaded, ...draft.loaded },
  };
  if (Object.keys(findChanges(merged).changed).length === 0 && merged.sent.length === 0) {
    clearDraft();
  } else {
    withSessionStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(merged)));
  }
}

export function clearDraft(): void {
  withSessionStorage((storage) => storage.removeItem(STORAGE_KEY));
}

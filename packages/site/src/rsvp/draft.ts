import { type Edit, editedNames } from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/save';
import { withStorage } from '@invitation/domain/storage';
import * as z from 'zod/mini';
import { DRAFT_KEY, setUnsaved } from './unsaved-tabs';

/** For a draft from before the sign-in. */
const NO_ACCOUNT = '';

// `z.record` would need more script.
const valuesSchema = z.catchall(z.object({}), z.string());
/** Saved answers can be numbers, or removed. */
const answersSchema = z.catchall(z.object({}), z.unknown());
const draftSchema = z.object({
  key: z.string(),
  values: valuesSchema,
  loaded: answersSchema,
  sent: z.array(answersSchema),
  /** Whether the guest knows of a saved reply. A draft from before the last deployment may lack it. */
  exists: z._default(z.boolean(), false),
});

/** `document` is empty, because the server has the newest one. */
export interface Draft extends Pick<Edit, 'values' | 'loaded' | 'sent' | 'document'> {
  readonly key: string | null;
}

/** A draft survives a reload (B5). */
export const readDraft = (): Draft | null =>
  withStorage<Draft | null>(
    'sessionStorage',
    (storage) => {
      const { key, exists, ...draft } = draftSchema.parse(
        JSON.parse(storage.getItem(DRAFT_KEY) ?? ''),
      );
      return { ...draft, key: key === NO_ACCOUNT ? null : key, document: exists ? {} : null };
    },
    null,
  );

/** Also keeps what was typed in fields that this form does not show. */
export function writeDraft({ key, values, loaded, sent, document }: Draft): void {
  const stored = readDraft();
  const own = stored?.key === key || stored?.key === null ? stored : null;
  const others = (fields: Fields = {}) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in values)));
  const edit = {
    values: { ...(others(own?.values) as typeof values), ...values },
    loaded: { ...others(own?.loaded), ...loaded },
    sent,
  };
  const isEdited = editedNames(edit).length > 0;
  if (isEdited || sent.length > 0) {
    const draft = { key: key ?? NO_ACCOUNT, ...edit, exists: document !== null, isEdited };
    withStorage('sessionStorage', (storage) => storage.setItem(DRAFT_KEY, JSON.stringify(draft)));
    setUnsaved(isEdited);
  } else if (own) {
    clearDraft();
  }
}

export function clearDraft(): void {
  setUnsaved(false);
  withStorage('sessionStorage', (storage) => storage.removeItem(DRAFT_KEY));
}

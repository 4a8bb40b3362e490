import { withStorage } from '@invitation/domain/browser/storage';
import type { Fields } from '@invitation/domain/record/record';
import { editedNames } from '@invitation/domain/rsvp/edit';
import {
  type Draft as AnyDraft,
  storeDraft,
  storedDraft,
} from '@invitation/domain/rsvp/stored-draft';
import { DRAFT_KEY, setUnsaved } from './unsaved-tabs';

/** The form as this tab keeps it. */
export type Draft = AnyDraft & {
  /** The key of the reply; `null` before the sign-in. */
  readonly key: string | null;
};

/** A draft survives a reload (B5). */
export function readDraft(): Draft | null {
  const draft = storedDraft('sessionStorage', DRAFT_KEY);
  return draft && { ...draft, key: draft.key || null };
}

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
    storeDraft('sessionStorage', DRAFT_KEY, { ...edit, document, key: key ?? '', isEdited });
    setUnsaved(isEdited);
  } else if (own) {
    clearDraft();
  }
}

export function clearDraft(): void {
  setUnsaved(false);
  withStorage('sessionStorage', (storage) => storage.removeItem(DRAFT_KEY));
}

import { type Edit, hasEdits, openEdit, rebase, type Values } from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/record';
import { withStorage } from '@invitation/domain/storage';
import { type Draft, storeDraft, storedDraft } from '@invitation/domain/stored-draft';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { useSyncExternalStore } from 'react';
import { DRAFT_PREFIX, storedDrafts } from '../model/draft-storage';
import { HostsError } from '../model/hosts-errors';
import { createStore } from '../model/store';

/** The form of the guest list to import. */
export const IMPORT_DRAFT = 'import';
export const NEW_GUEST_DRAFT = 'new-guest';
export const NEWS_DRAFT = 'news';
/** The form of a new walk-in. The key of their arrivals follows if there are some. */
export const WALK_IN_DRAFT = 'walk-in/';

const placeOf = (form: string) => ['localStorage', DRAFT_PREFIX + form] as const;

/** The text in the storage, as this tab has last read or written it, by form. */
const texts = new Map<string, string | null>();

/** What is typed and not saved, by form. Only this copy is there if the storage is blocked. */
const drafts = createStore<Readonly<Record<string, Draft>>>(readAll());

function readAll(): Readonly<Record<string, Draft>> {
  const entries = storedDrafts().map((form) => {
    texts.set(form, textAt(form));
    return [form, storedDraft(...placeOf(form))] as const;
  });
  return Object.fromEntries(entries.flatMap(([form, draft]) => (draft ? [[form, draft]] : [])));
}

function textAt(form: string): string | null {
  const [storageName, key] = placeOf(form);
  return withStorage(storageName, (storage) => storage.getItem(key), null);
}

function setDraft(form: string, draft: Draft | null): void {
  const { [form]: _, ...others } = drafts.read();
  texts.set(form, textAt(form));
  drafts.set(draft ? { ...others, [form]: draft } : others);
}

// What another tab types, saves or discards.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) clear();
  else if (key.startsWith(DRAFT_PREFIX)) hearDraft(key.slice(DRAFT_PREFIX.length));
});

/** Takes over what another tab has typed, saved or discarded, also before its event. This tab may have written since the event. */
export function hearDraft(form: string): void {
  if (textAt(form) !== (texts.get(form) ?? null)) setDraft(form, storedDraft(...placeOf(form)));
}

function clear(): void {
  texts.clear();
  drafts.set({});
}

/** The same object until this or another tab types, saves or discards. */
export const draftOf = (form: string): Draft | undefined => drafts.read()[form];

/** Opens a form with what was typed there before, also before a reload or in another tab. */
export function openDraft(form: string, blank: Values, document: Fields | null): Edit {
  const opened = openEdit(blank, document);
  const draft = draftOf(form);
  if (!draft) return opened;
  const edit = { ...opened, ...draft, values: { ...blank, ...draft.values } };
  // Without a document, the next save asks whether to bring a deleted one back.
  return document ? rebase(edit, document) : edit;
}

/** Keeps what is typed until it is saved or taken back. */
export function keepDraft(form: string, edit: Edit): void {
  if (!hasEdits(edit)) {
    forgetDraft(form);
    return;
  }
  const { values, loaded, sent, document } = edit;
  const draft = { values, loaded, sent, document: document && {} };
  storeDraft(...placeOf(form), draft);
  setDraft(form, draft);
}

export function forgetDraft(form: string): void {
  if (!(form in drafts.read())) return;
  withStorage('localStorage', (storage) => storage.removeItem(DRAFT_PREFIX + form));
  setDraft(form, null);
}

/** Of all tabs, e.g. because the host has signed out. */
export function forgetAllDrafts(): void {
  for (const form of new Set([...storedDrafts(), ...Object.keys(drafts.read())])) {
    withStorage('localStorage', (storage) => storage.removeItem(DRAFT_PREFIX + form));
  }
  clear();
}

/** Of guests and walk-ins. A pasted guest list is in its spreadsheet, too. */
export const hasDrafts = (): boolean =>
  Object.keys(drafts.read()).some((form) => form !== IMPORT_DRAFT);

/** The drafts of all tabs, by form. */
export const useDrafts = (): Readonly<Record<string, Draft>> =>
  useSyncExternalStore(drafts.subscribe, drafts.read);

export const useDraft = (form: string): unknown =>
  useSyncExternalStore(drafts.subscribe, () => draftOf(form));

/** Whether something is typed on the page of a guest. */
const hasGuestDraft = (key: string): boolean =>
  [`rsvps/${key}`, `invitations/${key}`, `guestNotes/${key}`].some((form) => form in drafts.read());

export const useHasGuestDraft = (key: string): boolean =>
  useSyncExternalStore(drafts.subscribe, () => hasGuestDraft(key));

/**
 * For what deletes or moves guests: a draft would be left behind.
 *
 * @throws HostsError if something is typed on the page of one of them
 */
export function assertNothingTyped(keys: readonly string[]): void {
  if (keys.some(hasGuestDraft)) throw new HostsError(words.unsaved);
}

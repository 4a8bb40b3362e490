import { type Edit, hasEdits, openEdit, rebase, type Values } from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/save';
import { withStorage } from '@invitation/domain/storage';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createStore } from '../model/store';

/** Each form has its own key, so that two tabs never replace each other's drafts of two guests. */
const PREFIX = 'hosts_draft:';

/** The form of the guest list to import. */
export const IMPORT_DRAFT = 'import';

const fieldsSchema = z.record(z.string(), z.unknown());
const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  loaded: fieldsSchema,
  sent: z.array(fieldsSchema),
  /** Whether the host knows of a saved document. */
  exists: z.boolean(),
});
type Draft = z.infer<typeof draftSchema>;

const storedDraft = (form: string): Draft | null =>
  withStorage(
    'localStorage',
    (storage) => draftSchema.parse(JSON.parse(storage.getItem(PREFIX + form) ?? '')),
    null,
  );

const storedForms = (): string[] =>
  withStorage(
    'localStorage',
    (storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
    [],
  );

/** What is typed and not saved, by form. Only this copy is there if the storage is blocked. */
const drafts = createStore<Readonly<Record<string, Draft>>>(readAll());

function readAll(): Readonly<Record<string, Draft>> {
  const entries = storedForms().map((form) => [form, storedDraft(form)] as const);
  return Object.fromEntries(entries.flatMap(([form, draft]) => (draft ? [[form, draft]] : [])));
}

function setDraft(form: string, draft: Draft | null): void {
  const { [form]: _, ...others } = drafts.read();
  drafts.set(draft ? { ...others, [form]: draft } : others);
}

// What another tab types, saves or discards.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) drafts.set({});
  else if (key.startsWith(PREFIX)) {
    const form = key.slice(PREFIX.length);
    setDraft(form, storedDraft(form));
  }
});

/** Opens a form with what was typed there before, also before a reload or in another tab. */
export function openDraft(form: string, blank: Values, document: Fields | null): Edit {
  const opened = openEdit(blank, document);
  const draft = drafts.read()[form];
  if (!draft) return opened;
  const { exists, ...typed } = draft;
  const edit = { ...opened, ...typed, values: { ...blank, ...typed.values } };
  if (document) return rebase(edit, document);
  // The next save asks whether to bring a deleted document back.
  return exists ? { ...edit, document: {} } : edit;
}

/** Keeps what is typed until it is saved or taken back. */
export function keepDraft(form: string, edit: Edit): void {
  if (!hasEdits(edit)) {
    forgetDraft(form);
    return;
  }
  const { values, loaded, sent, document } = edit;
  const draft = { values, loaded, sent: [...sent], exists: document !== null };
  withStorage('localStorage', (storage) => storage.setItem(PREFIX + form, JSON.stringify(draft)));
  setDraft(form, draft);
}

export function forgetDraft(form: string): void {
  if (!(form in drafts.read())) return;
  withStorage('localStorage', (storage) => storage.removeItem(PREFIX + form));
  setDraft(form, null);
}

/** Of all tabs, e.g. because nobody is signed in. */
export function forgetAllDrafts(): void {
  for (const form of new Set([...storedForms(), ...Object.keys(drafts.read())])) {
    withStorage('localStorage', (storage) => storage.removeItem(PREFIX + form));
  }
  drafts.set({});
}

/** Of guests and walk-ins. A pasted guest list is in its spreadsheet, too. */
export const hasDrafts = (): boolean =>
  Object.keys(drafts.read()).some((form) => form !== IMPORT_DRAFT);

/** The same object until this or another tab types, saves or discards. */
export const useDraft = (form: string): unknown =>
  useSyncExternalStore(drafts.subscribe, () => drafts.read()[form]);

/** Whether something is typed on the page of a guest. */
export const useHasGuestDraft = (key: string): boolean =>
  useSyncExternalStore(drafts.subscribe, () =>
    [`rsvps/${key}`, `invitations/${key}`].some((form) => form in drafts.read()),
  );

import { type Edit, hasEdits, openEdit, rebase, type Values } from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/save';
import { withStorage } from '@invitation/domain/storage';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const STORAGE_KEY = 'hosts_drafts';

const fieldsSchema = z.record(z.string(), z.unknown());
const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  loaded: fieldsSchema,
  sent: z.array(fieldsSchema),
  /** Whether the host knows of a saved document. */
  exists: z.boolean(),
});
const draftsSchema = z.record(z.string(), draftSchema);

/** What is typed and not saved, by form. Only this copy is there if the storage is blocked. */
let drafts: Readonly<Record<string, z.infer<typeof draftSchema>>> = withStorage(
  'sessionStorage',
  (storage) => draftsSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '')),
  {},
);
const listeners = new Set<() => void>();

function setDrafts(next: typeof drafts): void {
  drafts = next;
  withStorage('sessionStorage', (storage) => storage.setItem(STORAGE_KEY, JSON.stringify(next)));
  for (const listener of listeners) listener();
}

/** Opens a form with what was typed there before, also before a reload. */
export function openDraft(form: string, blank: Values, document: Fields | null): Edit {
  const opened = openEdit(blank, document);
  const draft = drafts[form];
  if (!draft) return opened;
  const { exists, ...typed } = draft;
  const edit = { ...opened, ...typed, values: { ...blank, ...typed.values } };
  if (document) return rebase(edit, document);
  // The next save asks whether to bring a deleted document back.
  return exists ? { ...edit, document: {} } : edit;
}

/** Keeps what is typed until it is saved or taken back. */
export function keepDraft(form: string, edit: Edit): void {
  const { values, loaded, sent, document } = edit;
  if (!hasEdits(edit)) forgetDraft(form);
  else
    setDrafts({
      ...drafts,
      [form]: { values, loaded, sent: [...sent], exists: document !== null },
    });
}

export function forgetDraft(form: string): void {
  const { [form]: draft, ...others } = drafts;
  if (draft) setDrafts(others);
}

export const forgetAllDrafts = (): void => setDrafts({});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHasDraft = (form: string): boolean =>
  useSyncExternalStore(subscribe, () => form in drafts);

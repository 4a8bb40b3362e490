import { type Edit, hasEdits, openEdit, rebase, type Values } from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/save';
import { withStorage } from '@invitation/domain/storage';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createStore } from '../../model/store';

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
const drafts = createStore<Readonly<z.infer<typeof draftsSchema>>>(
  withStorage(
    'sessionStorage',
    (storage) => draftsSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '')),
    {},
  ),
);

function setDrafts(next: ReturnType<typeof drafts.read>): void {
  withStorage('sessionStorage', (storage) => storage.setItem(STORAGE_KEY, JSON.stringify(next)));
  drafts.set(next);
}

/** Opens a form with what was typed there before, also before a reload. */
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
  const { values, loaded, sent, document } = edit;
  if (!hasEdits(edit)) forgetDraft(form);
  else
    setDrafts({
      ...drafts.read(),
      [form]: { values, loaded, sent: [...sent], exists: document !== null },
    });
}

export function forgetDraft(form: string): void {
  const { [form]: draft, ...others } = drafts.read();
  if (draft) setDrafts(others);
}

export const forgetAllDrafts = (): void => setDrafts({});

export const useHasDraft = (form: string): boolean =>
  useSyncExternalStore(drafts.subscribe, () => form in drafts.read());

import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import type { Fields } from '@invitation/domain/record/record';
import { type Edit, hasEdits, openEdit, rebase, type Values } from '@invitation/domain/rsvp/edit';
import { type Draft, storeDraft, storedDraft } from '@invitation/domain/rsvp/stored-draft';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../context/hosts-site';
import { nameOf } from '../controls/guest-name';
import type { Guest } from '../model/people/guests';
import { DRAFT_PREFIX, storedDrafts } from '../model/store/draft-storage';
import { HostsError } from '../model/store/hosts-errors';
import { createStore } from '../model/store/store';
import { storedText } from '../model/store/stored';
import { listOf } from '../model/text/list-of';

export const IMPORT_DRAFT = 'import';
export const NEW_GUEST_DRAFT = 'new-guest';
export const NEWS_DRAFT = 'news';
export const TABLES_DRAFT = 'tables';
/** The form of a new walk-in. If there is a key, it follows: the key of their arrivals, or that of `walkInKey`. */
export const WALK_IN_DRAFT = 'walk-in/';

const placeOf = (form: string) => ['localStorage', DRAFT_PREFIX + form] as const;
const textOf = (form: string) => storedText(DRAFT_PREFIX + form);

/** The text in the storage, as this tab has last read or written it, by form. */
const texts = new Map<string, string | null>();

/** The unsaved edits by form. If the storage is blocked, this is the only copy. */
const drafts = createStore<Readonly<Record<string, Draft>>>({});

/** Reads what other tabs have typed, saved or discarded. */
function readAll(): void {
  for (const form of new Set([...storedDrafts(), ...Object.keys(drafts.read())])) {
    if (isUnread(form)) setDraft(form, storedDraft(...placeOf(form)));
  }
}

/** The stored text of a draft, for comparing whether it has changed. */
export const draftText = (form: string): string | null => textOf(form).read();

const isUnread = (form: string): boolean => draftText(form) !== (texts.get(form) ?? null);

function setDraft(form: string, draft: Draft | null): void {
  const { [form]: _, ...others } = drafts.read();
  texts.set(form, draftText(form));
  drafts.set(draft ? { ...others, [form]: draft } : others);
}

readAll();

/** Opens a form with what was typed there before, also before a reload or in another tab. */
export function openDraft(form: string, blank: Values, document: Fields | null): Edit {
  const opened = openEdit(blank, document);
  const draft = isUnread(form) ? storedDraft(...placeOf(form)) : drafts.read()[form];
  if (!draft) return opened;
  const edit = { ...opened, ...draft, values: { ...blank, ...draft.values } };
  // Without a document, the next save asks whether to bring a deleted one back.
  return document ? rebase(edit, document) : edit;
}

/** The key of the form for a walk-in with this name, which keeps drafts of others as they are. `undefined`: the form without a key. */
export function walkInKey(name: string): string | undefined {
  readAll();
  const all = Object.entries(drafts.read())
    .filter(([form]) => form.startsWith(WALK_IN_DRAFT))
    .map(([form, draft]) => [form.slice(WALK_IN_DRAFT.length), draft] as const)
    // Leaves out forms for known arrivals, whose key is fixed.
    .filter(([key, { values }]) => key !== values.id);
  const own = all.find(([, { values, loaded }]) => [values.name, loaded.name].includes(name));
  if (own) return own[0] || undefined;
  return name && all.some(([key]) => key === '') ? newInvitationId() : undefined;
}

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
  if (draftText(form) === null && !(form in drafts.read())) return;
  textOf(form).remove();
  setDraft(form, null);
}

/** Deletes the drafts of all tabs, e.g. because the host has signed out. */
export function forgetAllDrafts(): void {
  for (const form of storedDrafts()) textOf(form).remove();
  texts.clear();
  drafts.set({});
}

/** Whether there are unsaved edits in any tab. A pasted guest list does not count, because it is also in its spreadsheet. */
export function hasDrafts(): boolean {
  readAll();
  return Object.keys(drafts.read()).some((form) => form !== IMPORT_DRAFT);
}

/** The drafts of all tabs, by form. What other tabs type later is read when a form or a list is opened. */
export function useDrafts(): Readonly<Record<string, Draft>> {
  useEffect(readAll, []);
  return useStore(drafts);
}

export const useDraft = (form: string): unknown =>
  useSyncExternalStore(drafts.subscribe, () => drafts.read()[form]);

const hasGuestDraft = (key: string): boolean =>
  [`rsvps/${key}`, `invitations/${key}`, `guestNotes/${key}`].some((form) => form in drafts.read());

export const useHasGuestDraft = (key: string): boolean =>
  useSyncExternalStore(drafts.subscribe, () => hasGuestDraft(key));

/**
 * To be called before guests are deleted or moved, because their drafts would be left behind.
 *
 * @throws HostsError if something is typed on the page of one of them
 */
export function assertNothingTyped(guests: readonly Pick<Guest, 'key' | 'name'>[]): void {
  readAll();
  const typed = guests.filter(({ key }) => hasGuestDraft(key));
  if (typed.length > 0) throw new HostsError(words.unsaved(listOf(typed.map(nameOf))));
}

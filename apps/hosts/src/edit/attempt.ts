import { common } from '@invitation/domain/words/hosts/common';
import { type ExternalToast, toast } from 'sonner';
import { toastError } from '../context/toast-error';
import type { Guest } from '../model/people/guests';
import { type Change, planOf, planUndo } from '../model/store/change';
import type { NotesByKey } from '../model/store/guest-notes';
import { readNotesAndTables, withoutTables } from '../model/store/guest-tables';
import type { HostsBackend } from '../model/store/hosts-backend';
import { UnansweredError } from '../model/store/hosts-errors';
import { assertNothingTyped } from './drafts';

type Action = () => Promise<void>;

const UNDO_MS = 15_000;

/**
 * Runs an action. Resolves to whether it succeeded. A failure is a toast that stays until it is closed.
 *
 * @param undo offered if the server did not answer, because the action may have succeeded
 */
export async function attempt(action: Action, undo?: Action): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    const canUndo = undo && error instanceof UnansweredError;
    toastError(error, canUndo ? { action: undoButton(undo) } : {});
    return false;
  }
}

/** @param done e.g. `Deleted.` */
export async function attemptWithUndo(action: Action, done: string, undo: Action) {
  const isDone = await attempt(action, undo);
  if (isDone) offerUndo(done, undo);
  return isDone;
}

/**
 * Deletes or merges guests together with hosts' notes about them, like `sendWithUndo`. Their published tables are deleted. Refused
 * while there are unsaved edits on their pages.
 */
export async function sendWithNotes(
  backend: Pick<HostsBackend, 'write' | 'readDocuments'>,
  guests: readonly Pick<Guest, 'key' | 'name'>[],
  changesWith: (notes: NotesByKey) => readonly Change[],
  done: string,
): Promise<boolean> {
  let changes: readonly Change[] = [];
  const isRead = await attempt(async () => {
    assertNothingTyped(guests);
    const keys = guests.map(({ key }) => key);
    const [notes, tables] = await readNotesAndTables(backend, keys);
    changes = [...changesWith(notes), ...withoutTables(keys, tables)];
  });
  return isRead && sendWithUndo(backend, changes, done);
}

/** Sends changes of a guest's documents, and offers to undo them. */
export const sendWithUndo = (
  backend: Pick<HostsBackend, 'write'>,
  changes: readonly Change[],
  done: string,
): Promise<boolean> =>
  attemptWithUndo(
    () => backend.write(planOf(changes)),
    done,
    () => backend.write(planUndo(changes)),
  );

export function offerUndo(done: string, undo: Action): void {
  toast.success(done, { duration: UNDO_MS, action: undoButton(undo) });
}

const undoButton = (undo: Action): ExternalToast['action'] => ({
  label: common.undo,
  onClick: () => void attempt(undo),
});

import { common } from '@invitation/domain/words/hosts/common';
import { type ExternalToast, toast } from 'sonner';
import { UnansweredError } from '../model/hosts-errors';
import { toastError } from '../parts/toast-error';

/** How long a toast with 'Undo' stays. */
const UNDO_MS = 15_000;

/** A change of the guest list, and how to take it back. */
export interface UndoableChange {
  readonly change: () => Promise<void>;
  /** E.g. `Deleted.` */
  readonly done: string;
  readonly undo: () => Promise<void>;
}

/** Changes the guest list, and offers to undo that. Resolves to whether it succeeded. */
export async function changeWithUndo({
  change: task,
  done,
  undo,
}: UndoableChange): Promise<boolean> {
  const isDone = await change(task, undo);
  if (isDone) offerUndo(done, undo);
  return isDone;
}

/** Says what was changed, and offers to undo it. */
export function offerUndo(done: string, undo: () => Promise<void>): void {
  toast.success(done, { duration: UNDO_MS, action: undoAction(undo) });
}

/**
 * Changes the guest list. Resolves to whether it succeeded. A failure is a toast that stays until it is closed.
 *
 * @param undo offered if the change may have been saved all the same
 */
export async function change(
  task: () => Promise<void>,
  undo?: () => Promise<void>,
): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    // If the server did not answer, the change may have been saved.
    const canUndo = undo && error instanceof UnansweredError;
    toastError(error, canUndo ? { action: undoAction(undo) } : {});
    return false;
  }
}

const undoAction = (undo: () => Promise<void>): ExternalToast['action'] => ({
  label: common.undo,
  onClick: () => void change(undo),
});

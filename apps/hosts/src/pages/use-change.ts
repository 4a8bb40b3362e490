import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { UnansweredError } from '../model/hosts-errors';
import { toastError } from './toast-error';

/** A change of the guest list, and how to take it back. */
interface UndoableChange {
  readonly change: () => Promise<void>;
  /** E.g. `Deleted.` */
  readonly done: string;
  readonly undo: () => Promise<void>;
}

/** How long a toast with 'Undo' stays. */
const UNDO_MS = 15_000;

/** Changes the guest list. A failure is a toast that stays until it is closed, and the state of the hook. */
export function useChange() {
  const { mutateAsync, isPending, error } = useMutation({
    // A function may also throw at once.
    mutationFn: async (change: () => Promise<void>) => change(),
  });
  const attempt = (task: () => Promise<void>, undo?: () => Promise<void>): Promise<boolean> =>
    mutateAsync(task).then(
      () => true,
      (cause) => {
        // Without an answer, the change may be saved.
        const canUndo = undo && cause instanceof UnansweredError;
        toastError(cause, canUndo ? { action: undoAction(undo) } : {});
        return false;
      },
    );
  const undoAction = (undo: () => Promise<void>) => ({
    label: 'Undo',
    onClick: () => void attempt(undo),
  });
  /** Resolves to whether the change was made. */
  const change = (task: () => Promise<void>): Promise<boolean> => attempt(task);
  const changeWithUndo = async ({ change: task, done, undo }: UndoableChange): Promise<boolean> => {
    const isDone = await attempt(task, undo);
    if (isDone) toast.success(done, { duration: UNDO_MS, action: undoAction(undo) });
    return isDone;
  };
  return { change, changeWithUndo, isPending, error };
}

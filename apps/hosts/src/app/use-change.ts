import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

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
    onError: (cause) =>
      toast.error(messageOf(cause), { duration: Number.POSITIVE_INFINITY, closeButton: true }),
  });
  /** Resolves to whether the change was made. */
  const change = (task: () => Promise<void>): Promise<boolean> =>
    mutateAsync(task).then(
      () => true,
      () => false,
    );
  const changeWithUndo = async ({ change: task, done, undo }: UndoableChange): Promise<boolean> => {
    const isDone = await change(task);
    if (isDone) {
      toast.success(done, {
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => void change(undo) },
      });
    }
    return isDone;
  };
  return { change, changeWithUndo, isPending, error };
}

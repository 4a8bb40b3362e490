import { common } from '@invitation/domain/words/hosts/common';
import { tasks as words } from '@invitation/domain/words/hosts/tasks';
import { type ExternalToast, toast } from 'sonner';
import { describeResult, type Task, writeAll } from '../changes/write-all';
import { toastError, UNTIL_CLOSED } from '../context/toast-error';
import { type DocumentPath, keyOf } from '../store/documents';
import type { HostsBackend } from '../store/hosts-backend';
import { type Changes, type Replacement, replace, undo } from '../store/replacement';
import { stayDuring } from './stay-during';

export interface ManyReplacements {
  readonly replacements: readonly Replacement[];
  readonly task: Task;
  /** The name of the guest of a document. */
  readonly nameOf: (path: DocumentPath) => string;
  /** What to say once all are changed. Default: how many documents of which kind. */
  readonly done?: ((guests: number) => string) | undefined;
}

/** Replaces documents of any number of guests. A message on every page shows the progress, the result, and offers to undo it. */
export const replaceMany = (backend: HostsBackend, many: ManyReplacements): Promise<void> =>
  write(backend, replace(many.replacements), many);

async function write(
  backend: HostsBackend,
  changes: Changes,
  many: ManyReplacements,
  before: readonly DocumentPath[] = [],
): Promise<void> {
  const { replacements, task, nameOf, done } = many;
  const id = toast.loading(words[task].doing);
  const result = await stayDuring(() =>
    writeAll(backend, changes, (count, total) =>
      toast.loading(words[task].progress(count, total), { id }),
    ),
  );
  const written = new Set([...before, ...result.written, ...result.unanswered]);
  const undoAction: ExternalToast['action'] = {
    label: common.undo,
    onClick: () => {
      const isWritten = replacements.filter(({ path }) => written.has(path));
      void write(backend, undo(isWritten), { replacements: [], task: 'undo', nameOf });
    },
  };
  // Undoing is not undone.
  const canUndo = written.size > 0 && replacements.length > 0;
  const message = describeResult(result, task, nameOf);
  if (result.failure) {
    toastError(message, {
      id,
      action: {
        label: words.continue,
        onClick: () => void write(backend, result.rest, many, [...written]),
      },
      ...(canUndo && { cancel: undoAction }),
    });
  } else if (result.refused.size > 0) {
    toastError(message, { id, ...(canUndo && { action: undoAction }) });
  } else {
    const all = done?.(new Set([...written].map(keyOf)).size) ?? message;
    toast.success(all, { id, ...UNTIL_CLOSED, ...(canUndo && { action: undoAction }) });
  }
}

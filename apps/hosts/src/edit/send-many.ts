import { common } from '@invitation/domain/words/hosts/common';
import { tasks as words } from '@invitation/domain/words/hosts/tasks';
import { type ExternalToast, toast } from 'sonner';
import { toastError, UNTIL_CLOSED } from '../context/toast-error';
import { describeResult, sendPlan, type Task } from '../model/changes/send-plan';
import { type Change, type Plan, planOf, planUndo } from '../model/store/change';
import { type DocumentPath, keyOf } from '../model/store/documents';
import type { HostsBackend } from '../model/store/hosts-backend';
import { stayDuring } from './stay-during';

export interface ManyChanges {
  readonly changes: readonly Change[];
  readonly task: Task;
  /** Returns the name of the guest to whom a document belongs. */
  readonly nameOf: (path: DocumentPath) => string;
  /** The message once all are changed. Default: how many documents of which kind. */
  readonly done?: ((guests: number) => string) | undefined;
}

/** Changes documents of any number of guests. A message on every page shows the progress and the result, and offers to undo it. */
export const sendMany = (backend: HostsBackend, many: ManyChanges): Promise<void> =>
  write(backend, planOf(many.changes), many);

async function write(
  backend: HostsBackend,
  plan: Plan,
  many: ManyChanges,
  before: readonly DocumentPath[] = [],
): Promise<void> {
  const { changes, task, nameOf, done } = many;
  const id = toast.loading(words[task].doing);
  const result = await stayDuring(() =>
    sendPlan(backend, plan, (count, total) =>
      toast.loading(words[task].progress(count, total), { id }),
    ),
  );
  const written = new Set([...before, ...result.written, ...result.unanswered]);
  const undoAction: ExternalToast['action'] = {
    label: common.undo,
    onClick: () => {
      const isWritten = changes.filter(({ path }) => written.has(path));
      void write(backend, planUndo(isWritten), { changes: [], task: 'undo', nameOf });
    },
  };
  // An undo cannot be undone.
  const canUndo = written.size > 0 && changes.length > 0;
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

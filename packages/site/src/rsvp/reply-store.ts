import type { Draft } from './draft';
import { readDraft, writeDraft } from './draft';
import {
  type LoadedReply,
  openReply,
  type ReplyEdit,
  type ReplyEvent,
  reduceReply,
} from './reply-edit';

export function replyStore(loaded: LoadedReply, isOwnDraft: (draft: Draft) => boolean) {
  const draft = readDraft();
  let edit = openReply(loaded, draft && isOwnDraft(draft) ? draft : null);
  const listeners = new Set<() => void>();
  if (draft) writeDraft(edit);
  return {
    read: (): ReplyEdit => edit,
    dispatch(event: ReplyEvent): void {
      const next = reduceReply(edit, event);
      if (next === edit) return;
      edit = next;
      writeDraft(edit);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ReplyStore = ReturnType<typeof replyStore>;

import type { Values } from '@invitation/domain/edit';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import { createRsvpForm } from '@invitation/ui/rsvp-form';
import { type Draft, writeDraft } from './draft';
import {
  type LoadedReply,
  openReply,
  type ReplyEdit,
  type ReplyEvent,
  reduceReply,
} from './reply-edit';

/** What is typed is only in `form`. Each event reads it there, and writes what it has decided there. */
export function replyStore(loaded: LoadedReply, draft: Draft | null) {
  const { values: opened, ...rest } = openReply(loaded, draft);
  const form = createRsvpForm(opened as RsvpValues);
  let state = rest;
  let isSubmitted = false;
  let snapshot: ReplyEdit | null = null;
  const listeners = new Set<() => void>();
  const read = (): ReplyEdit => {
    snapshot ??= { ...state, values: form.getValues() as Values };
    return snapshot;
  };
  const tell = () => {
    snapshot = null;
    writeDraft(read());
    for (const listener of listeners) listener();
  };
  if (draft) writeDraft(read());
  form.subscribe({
    formState: { values: true, errors: true },
    callback(change) {
      isSubmitted = change.isSubmitted ?? false;
      tell();
    },
  });
  return {
    form,
    read,
    dispatch(event: ReplyEvent): void {
      const edit = read();
      const next = reduceReply(edit, event);
      if (next === edit) return;
      const { values, ...decided } = next;
      state = decided;
      const isOther = edit.key !== null && edit.key !== next.key;
      const names = Object.keys(values);
      // Another reply, or one with other fields, has no errors yet.
      if (isOther || names.sort().join() !== Object.keys(edit.values).sort().join()) {
        form.reset(values as RsvpValues);
      } else if (names.some((name) => values[name] !== edit.values[name])) {
        form.setValues(values as RsvpValues, { shouldValidate: isSubmitted });
      }
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ReplyStore = ReturnType<typeof replyStore>;

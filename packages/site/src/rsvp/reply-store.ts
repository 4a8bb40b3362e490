import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import { createEditForm, editStore } from '@invitation/ui/form/edit-store';
import { type Draft, writeDraft } from './draft';
import { type LoadedReply, openReply, reduceReply } from './reply-edit';

/** The reply of this tab, with its unsaved changes. */
export function replyStore(loaded: LoadedReply, draft: Draft | null) {
  const opened = openReply(loaded, draft);
  if (draft) writeDraft(opened);
  return editStore(createEditForm(opened.values as RsvpValues), opened, reduceReply, writeDraft);
}

export type ReplyStore = ReturnType<typeof replyStore>;

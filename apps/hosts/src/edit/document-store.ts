import {
  type Edit,
  type EditEvent,
  hasEdits,
  reduceEdit,
  type Values,
} from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/record';
import { createEditForm, editStore } from '@invitation/ui/edit-store';
import { draftOf, hearDraft, keepDraft, openDraft } from './drafts';

interface DocumentEdit extends Edit {
  /** Whether this tab has typed what is not saved. Otherwise, the form shows what another tab types. */
  readonly isOwn: boolean;
  /** Whether the last event is the host's typing, or the start of its save. */
  readonly isTyping: boolean;
}

type DocumentEvent =
  | EditEvent
  | { readonly type: 'discarded' | 'draft changed'; readonly edit: Edit };

function reduceDocument(edit: DocumentEdit, event: DocumentEvent): DocumentEdit {
  const next = 'edit' in event ? event.edit : reduceEdit(edit, event);
  // Without edits, there is nothing to follow: the draft of this form has just been saved.
  const isFollowing = !edit.isOwn && (hasEdits(edit) || hasEdits(next));
  if (next === edit || (event.type === 'draft changed' && !isFollowing)) return edit;
  const isTyping = event.type === 'typed' || event.type === 'submitted';
  // A conflict of its own save is for this tab to settle, also without typing.
  const isOwn = edit.isOwn || isTyping || event.type === 'refused';
  return { ...next, isOwn: isOwn && hasEdits(next), isTyping };
}

/**
 * A form of one document, in one tab.
 *
 * @param draft where what is typed is kept
 */
export function documentStore(draft: string, blank: Values, document: Fields | null) {
  const opened = { ...openDraft(draft, blank, document), isOwn: false, isTyping: false };
  /** The draft as this form has written or shown it. */
  let kept = draftOf(draft);
  return editStore<Values, DocumentEdit, DocumentEvent>(
    createEditForm(opened.values),
    opened,
    reduceDocument,
    (edit) => {
      const isEdited = hasEdits(edit);
      // What another tab types is kept there.
      if (isEdited && !edit.isOwn) {
        kept = draftOf(draft);
        return;
      }
      hearDraft(draft);
      // What another tab has typed since, and a sign-out, give way to new typing only.
      if (draftOf(draft) !== kept && !(isEdited && edit.isTyping)) return;
      keepDraft(draft, edit);
      kept = draftOf(draft);
    },
    (values) => ({ type: 'typed', values }),
  );
}

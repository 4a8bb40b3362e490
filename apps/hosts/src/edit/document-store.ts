import {
  type Edit,
  type EditEvent,
  hasEdits,
  reduceEdit,
  type Values,
} from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/record';
import { createEditForm, editStore } from '@invitation/ui/edit-store';
import { keepDraft, openDraft } from './drafts';

interface DocumentEdit extends Edit {
  /** Whether this tab has typed what is not saved. Otherwise, the form shows what another tab types. */
  readonly isOwn: boolean;
}

type DocumentEvent =
  | EditEvent
  | { readonly type: 'discarded' | 'draft changed'; readonly edit: Edit };

function reduceDocument(edit: DocumentEdit, event: DocumentEvent): DocumentEdit {
  const next = 'edit' in event ? event.edit : reduceEdit(edit, event);
  // Without edits, there is nothing to follow: the draft of this form has just been saved.
  const isFollowing = !edit.isOwn && (hasEdits(edit) || hasEdits(next));
  if (next === edit || (event.type === 'draft changed' && !isFollowing)) return edit;
  const isOwn = hasEdits(next) && (edit.isOwn || ['typed', 'submitted'].includes(event.type));
  return { ...next, isOwn };
}

/**
 * A form of one document, in one tab.
 *
 * @param draft where what is typed is kept
 */
export function documentStore(draft: string, blank: Values, document: Fields | null) {
  const opened: DocumentEdit = { ...openDraft(draft, blank, document), isOwn: false };
  const form = createEditForm(opened.values);
  const store = editStore(form, opened, reduceDocument, (edit) => {
    // The draft of another tab is kept by that tab.
    if (edit.isOwn || !hasEdits(edit)) keepDraft(draft, edit);
  });
  form.subscribe({
    formState: { values: true },
    callback({ type, values }) {
      // What the store writes has no type.
      if (type) store.dispatch({ type: 'typed', values });
    },
  });
  return store;
}

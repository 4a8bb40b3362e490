import type { Fields } from '@invitation/domain/record/record';
import {
  type Edit,
  type EditEvent,
  hasEdits,
  reduceEdit,
  type Values,
} from '@invitation/domain/rsvp/edit';
import { createEditForm, editStore } from '@invitation/ui/form/edit-store';
import { draftText, forgetDraft, keepDraft, openDraft } from './drafts';

type DocumentEvent = EditEvent | { readonly type: 'discarded'; readonly edit: Edit };

interface DocumentEdit extends Edit {
  readonly last?: DocumentEvent['type'];
}

const TYPING: readonly unknown[] = ['typed', 'submitted', 'theirs taken'];

function reduceDocument(edit: DocumentEdit, event: DocumentEvent): DocumentEdit {
  const next = event.type === 'discarded' ? event.edit : reduceEdit(edit, event);
  return next === edit ? edit : { ...next, last: event.type };
}

/**
 * A form of one document. It reads its draft when it is opened, and writes it when the host types. Two tabs with the same form do not
 * follow each other: the draft is what was typed last in either tab.
 *
 * @param draft the name under which unsaved edits are stored
 */
export function documentStore(draft: string, blank: Values, document: Fields | null) {
  const opened: DocumentEdit = openDraft(draft, blank, document);
  /** The draft as this form has last read or written it. */
  let kept = draftText(draft);
  return editStore<Values, DocumentEdit, DocumentEvent>(
    createEditForm(opened.values),
    opened,
    reduceDocument,
    (edit) => {
      // True after another tab has typed, or the host has signed out. Only typing in this tab replaces that.
      const isOthers = draftText(draft) !== kept;
      if (!hasEdits(edit)) {
        if (isOthers) return;
        forgetDraft(draft);
        kept = null;
        return;
      }
      // A document that arrives does not rewrite the draft, which may be another tab's. `openDraft` merges them later.
      if (!TYPING.includes(edit.last) && (isOthers || edit.last === 'arrived')) return;
      keepDraft(draft, edit);
      kept = draftText(draft);
    },
    (values) => ({ type: 'typed', values }),
  );
}

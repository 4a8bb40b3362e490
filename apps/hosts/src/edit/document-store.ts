import { hasEdits, type Values } from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/save';
import { editStore } from '@invitation/ui/edit-store';
import { createFormControl } from 'react-hook-form';
import { type DocumentEdit, reduceDocument } from './document-edit';
import { keepDraft, openDraft } from './drafts';

/**
 * A form of one document, in one tab.
 *
 * @param draft where what is typed is kept
 */
export function documentStore(draft: string, blank: Values, document: Fields | null) {
  const opened: DocumentEdit = { ...openDraft(draft, blank, document), isOwn: false };
  const { formControl } = createFormControl<Values, unknown, Fields>({
    defaultValues: opened.values,
  });
  const store = editStore(formControl, opened, reduceDocument, (edit) => {
    // The draft of another tab is kept by that tab.
    if (edit.isOwn || !hasEdits(edit)) keepDraft(draft, edit);
  });
  formControl.subscribe({
    formState: { values: true },
    callback({ type, values }) {
      // What the store writes has no type.
      if (type) store.dispatch({ type: 'typed', values });
    },
  });
  return store;
}

import {
  conflictOf,
  type Edit,
  type EditEvent,
  openEdit,
  reduceEdit,
  saveOf,
  type Values,
} from '@invitation/domain/edit';
import type { Fields, Save } from '@invitation/domain/save';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { fieldErrors, type Issue, useControlledForm } from '@invitation/ui/controlled-form';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toastError } from '../toast-error';
import { forgetDraft, keepDraft, openDraft } from './drafts';

type FormEvent = EditEvent | { readonly type: 'discarded'; readonly document: Fields | null };

const reduce = (edit: Edit, event: FormEvent): Edit =>
  event.type === 'discarded' ? openEdit(edit.blank, event.document) : reduceEdit(edit, event);

/** A form of one document. It follows the document, except in what the host has typed, which it keeps (B15). */
export function useDocumentForm({
  draft,
  document,
  blank,
  parse,
  onSave,
}: {
  /** Where what is typed is kept, e.g. the path of the document. */
  readonly draft: string;
  /** `null` without a document. */
  readonly document: Fields | null;
  /** The values of the form without a document. */
  readonly blank: Values;
  /** The answers to save, or what is wrong with the values. */
  readonly parse: (values: Values) => {
    readonly answers: Fields | undefined;
    readonly issues: readonly Issue[];
  };
  /** Rejects with `Conflict`, or an error with a sentence for the host. */
  readonly onSave: (save: Save) => Promise<void>;
}) {
  const [edit, dispatch] = useReducer(reduce, null, () => openDraft(draft, blank, document));
  useEffect(() => keepDraft(draft, edit), [draft, edit]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [newest, setNewest] = useState(document);
  if (newest !== document) {
    setNewest(document);
    dispatch({ type: 'arrived', document });
  }
  const form = useForm<Values, unknown, Fields>({
    defaultValues: edit.values,
    resolver(values) {
      const { answers, issues } = parse(values);
      return answers && issues.length === 0
        ? { values: answers, errors: {} }
        : { values: {}, errors: fieldErrors(issues) };
    },
  });
  const { formState, register, handleSubmit, setFocus } = form;
  useControlledForm(form, edit.values, (values) => dispatch({ type: 'typed', values }));

  const save = handleSubmit(async (answers) => {
    dispatch({ type: 'submitted', answers });
    try {
      await onSave(saveOf(edit, answers));
      dispatch({ type: 'saved' });
      // A page that is left now renders no more. Otherwise, what was typed during the save is kept again.
      forgetDraft(draft);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      dispatch({ type: 'refused', error });
      if (!isShown.current) toastError(new Error(words.notSaved(error.message)));
    }
  });
  const conflict = conflictOf(edit);
  const takeTheirs = () => {
    dispatch({ type: 'theirs taken' });
    setFocus(conflict?.fields[0] ?? 'name');
  };
  const discard = () => dispatch({ type: 'discarded', document });
  const field = (name: string) => ({ ...register(name), error: formState.errors[name]?.message });
  return { edit, conflict, field, formState, save, discard, takeTheirs };
}

/** What `useDocumentForm` returns. */
export type DocumentFormState = ReturnType<typeof useDocumentForm>;

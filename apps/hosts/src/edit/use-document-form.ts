import {
  conflictOf,
  type Edit,
  type EditEvent,
  hasEdits,
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
import { toastError } from '../parts/toast-error';
import { forgetDraft, keepDraft, openDraft, useDraft } from './drafts';

type FormEvent = EditEvent | { readonly type: 'opened'; readonly edit: Edit };

const reduce = (edit: Edit, event: FormEvent): Edit =>
  event.type === 'opened' ? event.edit : reduceEdit(edit, event);

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
  /** Whether the draft is what was typed in this tab. Otherwise, the form follows another one. */
  const [isOwn, setOwn] = useState(false);
  const stored = useDraft(draft);
  const [followed, setFollowed] = useState(stored);
  useEffect(() => {
    if (isOwn || !hasEdits(edit)) keepDraft(draft, edit);
    if (hasEdits(edit)) return;
    setOwn(false);
    setFollowed(undefined);
  }, [draft, edit, isOwn]);
  if (stored !== followed) {
    setFollowed(stored);
    if (!isOwn) dispatch({ type: 'opened', edit: openDraft(draft, blank, document) });
  }
  const act = (event: FormEvent) => {
    setOwn(true);
    dispatch(event);
  };
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
  useControlledForm(form, edit.values, (values) => act({ type: 'typed', values }));

  const save = handleSubmit(async (answers) => {
    act({ type: 'submitted', answers });
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
    act({ type: 'theirs taken' });
    setFocus(conflict?.fields[0] ?? 'name');
  };
  const discard = () => act({ type: 'opened', edit: openEdit(blank, document) });
  const field = (name: string) => ({ ...register(name), error: formState.errors[name]?.message });
  return { edit, conflict, field, formState, save, discard, takeTheirs };
}

export type DocumentFormState = ReturnType<typeof useDocumentForm>;

import { conflictOf, openEdit, reduceEdit, saveOf, type Values } from '@invitation/domain/edit';
import type { Fields, Save } from '@invitation/domain/save';
import { useControlledForm } from '@invitation/ui/controlled-form';
import { useReducer, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';

/** A form of one document. It follows the document, except in what the host has typed. */
export function useDocumentForm({
  document,
  blank,
  resolver,
  onSave,
}: {
  /** `null` without a document. */
  readonly document: Fields | null;
  /** The values of the form without a document. */
  readonly blank: Values;
  /** Returns the answers to save. */
  readonly resolver: Resolver<Values, unknown, Fields>;
  /** Rejects with `Conflict`, or an error with a sentence for the host. */
  readonly onSave: (save: Save) => Promise<void>;
}) {
  const [edit, dispatch] = useReducer(reduceEdit, null, () => openEdit(blank, document));
  const [newest, setNewest] = useState(document);
  if (newest !== document) {
    setNewest(document);
    dispatch({ type: 'arrived', document });
  }
  const form = useForm<Values, unknown, Fields>({ defaultValues: edit.values, resolver });
  const { formState, register, handleSubmit, setFocus } = form;
  useControlledForm(form, edit.values, (values) => dispatch({ type: 'typed', values }));

  const save = handleSubmit(async (answers) => {
    dispatch({ type: 'submitted', answers });
    try {
      await onSave(saveOf(edit, answers));
      dispatch({ type: 'saved' });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      dispatch({ type: 'refused', error });
    }
  });
  const conflict = conflictOf(edit);
  const takeTheirs = () => {
    dispatch({ type: 'theirs taken' });
    setFocus(conflict?.fields[0] ?? 'name');
  };
  const field = (name: string) => ({ ...register(name), error: formState.errors[name]?.message });
  return { edit, conflict, field, formState, save, takeTheirs };
}

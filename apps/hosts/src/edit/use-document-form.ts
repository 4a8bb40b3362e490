import type { Fields } from '@invitation/domain/record/record';
import { conflictOf, hasEdits, openEdit, saveOf, type Values } from '@invitation/domain/rsvp/edit';
import type { Save } from '@invitation/domain/rsvp/save';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { fieldErrors, type Issue } from '@invitation/ui/form/field-errors';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from '../context/hosts-site';
import { toastError } from '../context/toast-error';
import { UnansweredError } from '../model/store/hosts-errors';
import { documentStore } from './document-store';

/** How long the server may take to report a change that it has confirmed. */
const ARRIVAL_MS = 3_000;
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
  readonly document: Fields | null;
  readonly blank: Values;
  /** The answers to save, or what is wrong with the values. */
  readonly parse: (values: Values) => {
    readonly answers: Fields | undefined;
    readonly issues: readonly Issue[];
  };
  /** Rejects with `Conflict`, or an error with a sentence for the host. */
  readonly onSave: (save: Save) => Promise<void>;
}) {
  const [store] = useState(() => documentStore(draft, blank, document));
  const { dispatch } = store;
  const edit = useStore(store);
  const shown = useRef({ document, onChange: () => {} });
  useEffect(() => {
    dispatch({ type: 'arrived', document });
    shown.current.document = document;
    shown.current.onChange();
  }, [dispatch, document]);
  const form = useForm<Values, unknown, Fields>({
    formControl: store.form,
    shouldFocusError: false,
    resolver(values) {
      const { answers, issues } = parse(values);
      return answers && issues.length === 0
        ? { values: answers, errors: {} }
        : { values: {}, errors: fieldErrors(issues) };
    },
  });
  const { formState, register, handleSubmit, setFocus, setValue, trigger } = form;
  const { errors, isSubmitted } = formState;
  const send = async (answers: Fields) => {
    dispatch({ type: 'submitted', answers });
    try {
      await onSave(saveOf(store.read(), answers));
      dispatch({ type: 'saved' });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const isUnsent = !(error instanceof UnansweredError);
      if (store.isShown()) dispatch({ type: 'refused', error, isUnsent });
      else toastError(new Error(words.notSaved(error.message)));
    }
  };
  const save = handleSubmit(send);
  /** Saves what is typed, if anything, and waits until the page has it. */
  const saveTyped = async (): Promise<'saved' | 'refused' | 'failed'> => {
    if (!hasEdits(store.read())) return 'saved';
    const { document: before } = shown.current;
    const arrival = new Promise<void>((resolve) => {
      shown.current.onChange = resolve;
    });
    let isValid = true;
    await handleSubmit(send, () => {
      isValid = false;
    })();
    const left = store.read();
    // The failure of an earlier save stays while what is typed is not valid.
    if (hasEdits(left)) return isValid && left.failure ? 'failed' : 'refused';
    if (shown.current.document === before) await Promise.race([arrival, delay(ARRIVAL_MS)]);
    return 'saved';
  };
  const conflict = conflictOf(edit);
  const takeTheirs = () => {
    dispatch({ type: 'theirs taken' });
    setFocus(conflict?.fields[0] ?? 'name');
  };
  const discard = () => dispatch({ type: 'discarded', edit: openEdit(blank, document) });
  // The fault of one field may be mended in another one.
  const revalidate = () => {
    if (isSubmitted) void trigger();
  };
  /** For a control that is not registered with react-hook-form. */
  const choose = (name: string, value: string) => {
    setValue(name, value);
    revalidate();
    dispatch({ type: 'typed', values: { [name]: value } });
  };
  const field = (name: string) => ({
    ...register(name, { onChange: revalidate }),
    error: errors[name]?.message,
  });
  /** The values now, also in what goes on after a wait. */
  const current = (): Values => store.read().values;
  return {
    edit,
    current,
    conflict,
    field,
    choose,
    formState,
    save,
    saveTyped,
    discard,
    takeTheirs,
  };
}

export type DocumentFormState = ReturnType<typeof useDocumentForm>;

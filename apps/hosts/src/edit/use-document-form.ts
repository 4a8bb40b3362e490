import type { Fields } from '@invitation/domain/record/record';
import { conflictOf, hasEdits, openEdit, saveOf, type Values } from '@invitation/domain/rsvp/edit';
import type { Save } from '@invitation/domain/rsvp/save';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { fieldErrors, type Issue } from '@invitation/ui/form/field-errors';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from '../context/hosts-site';
import { toastError } from '../context/toast-error';
import type { Plan } from '../model/store/change';
import type { DocumentPath } from '../model/store/documents';
import type { HostsBackend } from '../model/store/hosts-backend';
import { HostsError, UnansweredError } from '../model/store/hosts-errors';
import { documentStore } from './document-store';

/** How long the server may take to report a change that it has confirmed. */
const ARRIVAL_MS = 3_000;
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A form of one document. It shows each change of the document, but keeps what the host has typed (B15). */
export function useDocumentForm({
  draft,
  document,
  blank,
  parse,
  onSave,
}: {
  /** The name under which unsaved edits are stored, e.g. the path of the document. */
  readonly draft: string;
  readonly document: Fields | null;
  readonly blank: Values;
  /** Returns the answers to save, or the issues of the values. */
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
  /** Saves unsaved edits, if any, and waits until the page has the saved document. */
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
    // The failure of an earlier save stays while the values are invalid.
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
  // A fault of one field may be corrected in another one.
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
  /** Returns the newest values, also after an `await`. */
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

/**
 * Writes the document of a form together with related ones. The form asks about a conflict of its own document. After a conflict of
 * another document, the host's decision is out of date, so an error says that somebody has changed it.
 */
export async function writeOwn(
  backend: Pick<HostsBackend, 'writeGuests'>,
  own: DocumentPath,
  plan: Plan,
): Promise<void> {
  for (const [path, error] of await backend.writeGuests(plan)) {
    throw path === own ? error : new HostsError(common.changed);
  }
}

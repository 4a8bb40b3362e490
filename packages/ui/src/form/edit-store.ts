import type { Fields } from '@invitation/domain/record/record';
import type { Edit, Values } from '@invitation/domain/rsvp/edit';
import { createFormControl, type DefaultValues, type FieldValues } from 'react-hook-form';

/** Holds what is typed, whether or not the form is on the page. */
export const createEditForm = <Typed extends FieldValues>(values: Typed) =>
  createFormControl<Typed, unknown, Fields>({ defaultValues: values as DefaultValues<Typed> })
    .formControl;

export type EditForm<Typed extends FieldValues> = ReturnType<typeof createEditForm<Typed>>;

const namesIn = ({ values }: Edit): string => Object.keys(values).sort().join();

/**
 * An edit outside of React. Typed values are only in `form`, which opens with the values of `opened`. Each event reads the values
 * there, and writes its result there.
 *
 * @param opened `key` is the key of the document, if the form can switch to another one
 * @param keep keeps a draft. Called after each change, even if only errors have changed.
 * @param typed makes the event for typing. Without it, typing changes nothing but the values.
 */
export function editStore<
  Typed extends FieldValues,
  State extends Edit & { readonly key?: string | null },
  Event,
>(
  form: EditForm<Typed>,
  opened: State,
  reduce: (edit: State, event: Event) => State,
  keep: (edit: State) => void,
  typed?: (values: Values) => Event,
) {
  let { values: _, ...state } = opened;
  let snapshot: State | null = null;
  let isSubmitted = false;
  const listeners = new Set<() => void>();
  const read = (): State => {
    snapshot ??= { ...state, values: form.getValues() as Values } as State;
    return snapshot;
  };
  const tell = () => {
    snapshot = null;
    keep(read());
    for (const listener of listeners) listener();
  };
  const dispatch = (event: Event): void => {
    const edit = read();
    const next = reduce(edit, event);
    if (next === edit) return;
    const { values, ...decided } = next;
    state = decided;
    // Another document, or one with other fields, has no errors yet.
    if ((edit.key && edit.key !== next.key) || namesIn(next) !== namesIn(edit)) {
      form.reset(values as Typed);
    } else if (Object.keys(values).some((name) => values[name] !== edit.values[name])) {
      form.setValues(values as Typed, { shouldValidate: isSubmitted });
    }
    tell();
  };
  form.subscribe({
    formState: { values: true, errors: true },
    callback(change) {
      isSubmitted = change.isSubmitted ?? false;
      snapshot = null;
      // A change by the store has no `type`.
      if (typed && change.type) dispatch(typed(change.values as Values));
      else tell();
    },
  });
  return {
    form,
    read,
    dispatch,
    /** Whether the form is on the page. If not, nobody sees what a conflict shows, so the draft must not count it as seen. */
    isShown: () => listeners.size > 0,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

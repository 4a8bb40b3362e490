import { blankPeople, conflictGroupOf, factsOf, fieldsKeptWith } from '../party/facts';
import type { Fields } from '../record/record';
import { Conflict, isSame, type Save, textOf } from './save';

export type Values = Readonly<Record<string, string>>;

interface State {
  readonly document: Fields | null;
  readonly asOf?: number;
}

/** A form for a document that others may change at the same time. */
export interface Edit {
  readonly values: Values;
  /** The values of a form without a document. It has all fields of the form. */
  readonly blank: Values;
  /** The state that was last compared with the form. */
  readonly document: Fields | null;
  /** A newer state of `document` has a larger number. */
  readonly asOf: number;
  /** The values that the person has seen. A field that they edited keeps its old value if it is changed elsewhere. */
  readonly loaded: Fields;
  /** The answers of each save that the server has not answered. It may have received them. */
  readonly sent: readonly Fields[];
  /** `values` are those of the form when the save began. */
  readonly saving: { readonly values: Values; readonly answers: Fields } | null;
  /** The newest state that arrived during the save. */
  readonly arrival: State | null;
  readonly failure: Error | null;
  readonly isSaved: boolean;
}

export type EditEvent =
  | { readonly type: 'typed'; readonly values: Fields }
  | { readonly type: 'submitted'; readonly answers: Fields }
  /** The default for `document` is the known one with the answers of the save. */
  | { readonly type: 'saved'; readonly document?: Fields; readonly asOf?: number }
  /** `isUnsent` if the server can no longer receive the save. `asOf` belongs to the document of a conflict. */
  | {
      readonly type: 'refused';
      readonly error: Error;
      readonly isUnsent?: boolean;
      readonly asOf?: number;
    }
  | { readonly type: 'theirs taken' }
  | ({ readonly type: 'arrived' } & State);

export function openEdit(blank: Values, document: Fields | null, asOf = 0): Edit {
  const values = valuesOf(withBlankPeople(blank, document), document);
  return {
    values,
    blank,
    document,
    asOf,
    loaded: values,
    sent: [],
    saving: null,
    arrival: null,
    failure: null,
    isSaved: false,
  };
}

const mapNames = <Value>(fields: Fields, value: (name: string) => Value) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, value(name)]));

/** The people of the invitation come first, then those of the other states. */
const withBlankPeople = (blank: Values, ...others: readonly (Fields | null)[]): Values => ({
  ...blank,
  ...Object.assign({}, ...others.map(blankPeople)),
  ...blank,
});

const valuesOf = (blank: Values, document: Fields | null): Values =>
  document === null ? blank : mapNames(blank, (name) => textOf(factsOf(document)[name]));

export const editedNames = ({
  values,
  loaded,
  sent,
}: Pick<Edit, 'values' | 'loaded' | 'sent'>): readonly string[] =>
  Object.keys(values).filter((name) =>
    [loaded, ...sent].some((state) => !isSame(state[name], values[name])),
  );

export const hasEdits = (edit: Edit): boolean => editedNames(edit).length > 0;

export const saveOf = (
  { document, loaded, sent, saving }: Edit,
  answers: Fields,
  defaults: Fields = {},
): Save => ({
  answers,
  defaults,
  seen: [document && { ...document, ...loaded }, ...(saving ? sent.slice(0, -1) : sent)],
});

export const conflictOf = ({ failure }: Edit): Conflict | null =>
  failure instanceof Conflict ? failure : null;

/** Puts an edit on another state of the document. What was typed stays; all other fields follow the document. */
export function rebase(edit: Edit, document: Fields | null, blank = edit.blank): Edit {
  const all = withBlankPeople(blank, document, edit.values);
  const fresh = valuesOf(all, document);
  // A day and its number stay together, because the number means nothing without the yes.
  const edited = new Set(editedNames(edit).map(conflictGroupOf));
  const isKept = (name: string) =>
    edited.has(conflictGroupOf(name)) && !isSame(edit.values[name], fresh[name]);
  return {
    ...edit,
    blank,
    document,
    values: mapNames(all, (name) => (isKept(name) ? edit.values[name] : fresh[name]) ?? ''),
    loaded: mapNames(all, (name) => (isKept(name) ? edit.loaded[name] : fresh[name])),
  };
}

/** The state of a form after an event. No event drops what was typed, except `theirs taken`. */
export function reduceEdit(edit: Edit, event: EditEvent): Edit {
  switch (event.type) {
    case 'typed':
      return { ...edit, values: { ...edit.values, ...(event.values as Values) }, isSaved: false };
    case 'submitted': {
      const { answers } = event;
      const saving = { values: edit.values, answers };
      // Noted before the server answers, because the page may be reloaded until then.
      return { ...edit, saving, sent: [...edit.sent, answers], failure: null, isSaved: false };
    }
    case 'saved':
      return edit.saving ? withArrival(afterSave(edit, edit.saving, event)) : edit;
    case 'refused':
      return afterRefusal(edit, event);
    case 'theirs taken': {
      const { values, blank, document, failure } = edit;
      if (!(failure instanceof Conflict)) return edit;
      const theirs = valuesOf(withBlankPeople(blank, document, values), document);
      const names = document ? fieldsKeptWith(failure.fields, values, theirs) : Object.keys(theirs);
      const kept = Object.fromEntries(
        names.filter((name) => name in theirs).map((name) => [name, theirs[name] ?? '']),
      );
      const sent = edit.sent.map((state) => ({ ...state, ...kept }));
      const taken = rebase({ ...edit, values: { ...values, ...kept }, sent }, document);
      return { ...taken, failure: null };
    }
    case 'arrived': {
      const { document, asOf = edit.asOf } = event;
      // An older state that arrives late, e.g. over a slow connection.
      if (asOf < (edit.arrival?.asOf ?? edit.asOf)) return edit;
      if (edit.saving) return { ...edit, arrival: { document, asOf } };
      const current = { ...edit, asOf };
      // The next save asks whether to restore the document.
      return document === null && edit.document !== null && hasEdits(edit)
        ? current
        : rebase(current, document);
    }
  }
}

function afterSave(
  edit: Edit,
  { values: submitted, answers }: NonNullable<Edit['saving']>,
  { document = { ...edit.document, ...answers }, asOf = edit.asOf }: Partial<State>,
): Edit {
  const values = mapNames(edit.values, (name) =>
    isSame(edit.values[name], submitted[name]) && name in answers
      ? textOf(answers[name])
      : (edit.values[name] ?? ''),
  );
  const saved = { ...edit, values, asOf, loaded: { ...edit.loaded, ...answers }, sent: [] };
  const rebased = rebase(saved, document);
  return { ...rebased, isSaved: !hasEdits(rebased) };
}

function afterRefusal(
  edit: Edit,
  { error, isUnsent = false, asOf = edit.asOf }: Extract<EditEvent, { type: 'refused' }>,
): Edit {
  const isConflict = error instanceof Conflict;
  // After a conflict, the server no longer writes the save.
  const sent = edit.saving && (isUnsent || isConflict) ? edit.sent.slice(0, -1) : edit.sent;
  const refused = withArrival({ ...edit, sent });
  if (!isConflict) return { ...refused, failure: error };
  const { current, fields } = error;
  // The next save creates the document again.
  if (current === null) return { ...refused, asOf, document: null, loaded: {}, failure: error };
  // The person sees these values now, so the next save may replace them.
  const shown = Object.fromEntries(fields.map((name) => [name, factsOf(current)[name]]));
  return {
    ...refused,
    values: withBlankPeople(refused.values, current),
    asOf,
    document: current,
    loaded: { ...refused.loaded, ...shown },
    sent: sent.map((state) => ({ ...state, ...shown })),
    failure: error,
  };
}

function withArrival(edit: Edit): Edit {
  const ended = { ...edit, saving: null, arrival: null };
  return edit.arrival ? reduceEdit(ended, { type: 'arrived', ...edit.arrival }) : ended;
}

import { blankPeople, groupOf } from './party';
import { Conflict, type Fields, isSame, type Save, type Seen, textOf } from './save';

/** The values of a form. A missing one is an empty text. */
export type Values = Readonly<Record<string, string>>;

/** A state of the document. Without `asOf`, nothing newer is known. */
interface State {
  readonly document: Fields | null;
  readonly asOf?: number;
}

/** A form of one document, which others may change at the same time. */
export interface Edit {
  readonly values: Values;
  /** The values of a form without a document. It has the names of all fields of the form. */
  readonly blank: Values;
  /** The document that was last compared with the form, `null` without one. */
  readonly document: Fields | null;
  /** How new `document` is: of two states of it, the newer one has the larger number. */
  readonly asOf: number;
  /** The values of the document as the person knows them: without changes elsewhere of what they have typed. */
  readonly loaded: Fields;
  /** The answers of the save that is under way, and of those without an answer. The server may have received them. */
  readonly sent: readonly Fields[];
  /** The save that is under way, with the values of the form at its start. */
  readonly saving: { readonly values: Values; readonly answers: Fields } | null;
  /** The newest state that arrived during the save. */
  readonly arrival: State | null;
  readonly failure: Error | null;
  readonly isSaved: boolean;
}

export type EditEvent =
  | { readonly type: 'typed'; readonly values: Fields }
  | { readonly type: 'submitted'; readonly answers: Fields }
  /** Without `document`, it is the known one with the answers. */
  | { readonly type: 'saved'; readonly document?: Fields; readonly asOf?: number }
  /** `isUnsent` if the server cannot receive the save any more. `asOf` belongs to the document of a conflict. */
  | {
      readonly type: 'refused';
      readonly error: Error;
      readonly isUnsent?: boolean;
      readonly asOf?: number;
    }
  | { readonly type: 'theirs taken' }
  | ({ readonly type: 'arrived' } & State);

export function openEdit(blank: Values, document: Fields | null, asOf = 0): Edit {
  const values = valuesOf(withPeople(blank, document), document);
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

/** The form also has the people of the document, and those whom it had before, below those of the invitation. */
const withPeople = (blank: Values, ...others: readonly (Fields | null)[]): Values => ({
  ...blank,
  ...Object.assign({}, ...others.map(blankPeople)),
  ...blank,
});

const valuesOf = (blank: Values, document: Fields | null): Values =>
  document === null ? blank : mapNames(blank, (name) => textOf(document[name]));

export const editedNames = ({
  values,
  loaded,
  sent,
}: Pick<Edit, 'values' | 'loaded' | 'sent'>): readonly string[] =>
  Object.keys(values).filter((name) =>
    [loaded, ...sent].some((state) => !isSame(state[name], values[name])),
  );

export const hasEdits = (edit: Edit): boolean => editedNames(edit).length > 0;

const seenBy = ({ document, loaded, sent, saving }: Edit): Seen => [
  document && { ...document, ...loaded },
  ...(saving ? sent.slice(0, -1) : sent),
];

export const saveOf = (edit: Edit, answers: Fields, defaults: Fields = {}): Save => ({
  answers,
  defaults,
  seen: seenBy(edit),
});

export const conflictOf = ({ failure }: Edit): Conflict | null =>
  failure instanceof Conflict ? failure : null;

/** Puts an edit on another state of the document. What was typed stays; all other fields follow the document. */
export function rebase(edit: Edit, document: Fields | null, blank = edit.blank): Edit {
  const all = withPeople(blank, document, edit.values);
  const fresh = valuesOf(all, document);
  // A number that was typed for a yes is nothing without the yes.
  const edited = new Set(editedNames(edit).map(groupOf));
  const isKept = (name: string) =>
    edited.has(groupOf(name)) && !isSame(edit.values[name], fresh[name]);
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
      // Now, because the page may be reloaded before the save is answered.
      return { ...edit, saving, sent: [...edit.sent, answers], failure: null, isSaved: false };
    }
    case 'saved':
      return edit.saving ? withArrival(afterSave(edit, edit.saving, event)) : edit;
    case 'refused':
      return afterRefusal(edit, event);
    case 'theirs taken': {
      const { values, blank, document, failure } = edit;
      if (!(failure instanceof Conflict)) return edit;
      const theirs = valuesOf(blank, document);
      const isTaken = (name: string) => document === null || failure.fields.includes(name);
      const taken = mapNames(values, (name) => (isTaken(name) ? theirs : values)[name] ?? '');
      return { ...rebase({ ...edit, values: taken }, document), failure: null };
    }
    case 'arrived': {
      const { document, asOf = edit.asOf } = event;
      // An answer to an older question, e.g. of a slow line.
      if (asOf < (edit.arrival?.asOf ?? edit.asOf)) return edit;
      if (edit.saving) return { ...edit, arrival: { document, asOf } };
      const current = { ...edit, asOf };
      // The next save asks whether to bring the document back.
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
  // What was typed during the save was not part of it.
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
  // The server has refused a conflict for good.
  const sent = edit.saving && (isUnsent || isConflict) ? edit.sent.slice(0, -1) : edit.sent;
  const refused = withArrival({ ...edit, sent });
  if (!isConflict) return { ...refused, failure: error };
  const { current, fields } = error;
  // The whole form is a new document now.
  if (current === null) return { ...refused, asOf, document: null, loaded: {}, failure: error };
  // The person sees these values now, so the next save may replace them.
  const shown = Object.fromEntries(fields.map((name) => [name, current[name]]));
  return {
    ...refused,
    values: withPeople(refused.values, current),
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

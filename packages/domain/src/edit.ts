import { Conflict, type Fields, isSame, type Save, type Seen } from './save';

/** The values of a form. A missing one is an empty text. */
export type Values = Readonly<Record<string, string>>;

/** A form of one document, which others may change at the same time. */
export interface Edit {
  readonly values: Values;
  /** The values of a form without a document. It has the names of all fields of the form. */
  readonly blank: Values;
  /** The document that was last compared with the form, `null` without one. */
  readonly document: Fields | null;
  /** The values of the document as the person knows them: without changes elsewhere of what they have typed. */
  readonly loaded: Fields;
  /** The answers of saves without an answer. The server may still receive them. */
  readonly sent: readonly Fields[];
  /** The save that is under way, with the values of the form at its start. */
  readonly saving: { readonly values: Values; readonly answers: Fields } | null;
  readonly arrival: { readonly document: Fields | null } | null;
  readonly failure: Error | null;
  readonly isSaved: boolean;
}

export type EditEvent =
  | { readonly type: 'typed'; readonly values: Fields }
  | { readonly type: 'submitted'; readonly answers: Fields }
  /** Without `document`, it is the known one with the answers. */
  | { readonly type: 'saved'; readonly document?: Fields }
  /** `isUnsent` if the server cannot receive the save any more. */
  | { readonly type: 'refused'; readonly error: Error; readonly isUnsent?: boolean }
  | { readonly type: 'theirs taken' }
  | { readonly type: 'arrived'; readonly document: Fields | null };

export function openEdit(blank: Values, document: Fields | null): Edit {
  const values = valuesOf(blank, document);
  return {
    values,
    blank,
    document,
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

const valuesOf = (blank: Values, document: Fields | null): Values =>
  document === null ? blank : mapNames(blank, (name) => String(document[name] ?? ''));

export const editedNames = ({
  values,
  loaded,
  sent,
}: Pick<Edit, 'values' | 'loaded' | 'sent'>): readonly string[] =>
  Object.keys(values).filter((name) =>
    [loaded, ...sent].some((state) => !isSame(state[name], values[name])),
  );

export const hasEdits = (edit: Edit): boolean => editedNames(edit).length > 0;

const seenBy = ({ document, loaded, sent }: Edit): Seen => [
  document && { ...document, ...loaded },
  ...sent,
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
  const fresh = valuesOf(blank, document);
  const edited = new Set(editedNames(edit));
  const isKept = (name: string) => edited.has(name) && !isSame(edit.values[name], fresh[name]);
  return {
    ...edit,
    blank,
    document,
    values: mapNames(blank, (name) => (isKept(name) ? edit.values[name] : fresh[name]) ?? ''),
    loaded: mapNames(blank, (name) => (isKept(name) ? edit.loaded[name] : fresh[name])),
  };
}

/** The state of a form after an event. No event drops what was typed, except `theirs taken`. */
export function reduceEdit(edit: Edit, event: EditEvent): Edit {
  switch (event.type) {
    case 'typed':
      return { ...edit, values: { ...edit.values, ...(event.values as Values) }, isSaved: false };
    case 'submitted': {
      const saving = { values: edit.values, answers: event.answers };
      return { ...edit, saving, failure: null, isSaved: false };
    }
    case 'saved':
      return edit.saving ? withArrival(afterSave(edit, edit.saving, event.document)) : edit;
    case 'refused':
      return afterRefusal(withArrival(edit), event.isUnsent ? null : edit.saving, event.error);
    case 'theirs taken': {
      const { values, blank, document, failure } = edit;
      if (!(failure instanceof Conflict)) return edit;
      const theirs = valuesOf(blank, document);
      const isTaken = (name: string) => document === null || failure.fields.includes(name);
      const taken = mapNames(values, (name) => (isTaken(name) ? theirs : values)[name] ?? '');
      return { ...rebase({ ...edit, values: taken }, document), failure: null };
    }
    case 'arrived':
      if (edit.saving) return { ...edit, arrival: event };
      // The next save asks whether to bring the document back.
      if (event.document === null && edit.document !== null && hasEdits(edit)) return edit;
      return rebase(edit, event.document);
  }
}

function afterSave(
  edit: Edit,
  { values: submitted, answers }: NonNullable<Edit['saving']>,
  document: Fields = { ...edit.document, ...answers },
): Edit {
  // What was typed during the save was not part of it.
  const values = mapNames(edit.values, (name) =>
    isSame(edit.values[name], submitted[name]) && name in answers
      ? String(answers[name] ?? '')
      : (edit.values[name] ?? ''),
  );
  const saved = { ...edit, values, loaded: { ...edit.loaded, ...answers }, sent: [] };
  const rebased = rebase(saved, document);
  return { ...rebased, isSaved: !hasEdits(rebased) };
}

function afterRefusal(edit: Edit, saving: Edit['saving'], error: Error): Edit {
  if (!(error instanceof Conflict)) {
    const sent = saving ? [...edit.sent, saving.answers] : edit.sent;
    return { ...edit, sent, failure: error };
  }
  const { current, fields } = error;
  // The whole form is a new document now.
  if (current === null) return { ...edit, document: null, loaded: {}, failure: error };
  // The person sees these values now, so the next save may replace them.
  const shown = Object.fromEntries(fields.map((name) => [name, current[name]]));
  const sent = edit.sent.map((state) => ({ ...state, ...shown }));
  return { ...edit, document: current, loaded: { ...edit.loaded, ...shown }, sent, failure: error };
}

function withArrival(edit: Edit): Edit {
  const ended = { ...edit, saving: null, arrival: null };
  return edit.arrival ? reduceEdit(ended, { type: 'arrived', ...edit.arrival }) : ended;
}

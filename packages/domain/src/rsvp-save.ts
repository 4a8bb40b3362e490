import type { Rsvp, StoredRsvp } from './rsvp';
import type { FieldName } from './rsvp-fields';

/** What a guest has seen of a document: an answer that is not given yet is absent or empty. */
export type SeenState = { readonly [Field in FieldName]?: Rsvp[Field] | '' | undefined };

/** A guest's save, with what the guest knew of the reply when they pressed Save. */
export interface RsvpSave {
  /** What the guest answered: every field that their form shows. */
  readonly answers: Partial<Rsvp>;
  /** What the record needs and the form does not ask. Written only where the document has none. */
  readonly defaults: Partial<Rsvp>;
  /**
   * The states of the document that the guest knows of: first the one that the form was loaded from (`null`: there was
   * no document), then what earlier attempts of this form sent and may have written.
   */
  readonly seen: readonly (SeenState | null)[];
}

/** The document holds answers that the guest has not seen, in fields that this save would replace. */
export class RsvpConflict extends Error {
  override name = 'RsvpConflict';
  /** The document as it is now. */
  readonly current: StoredRsvp;
  /** The fields in question. */
  readonly fields: readonly FieldName[];

  constructor(current: StoredRsvp, fields: readonly FieldName[]) {
    super('Your reply was changed in another place since you opened this page.');
    this.current = current;
    this.fields = fields;
  }
}

/** What a guest has seen once a conflict was shown to them: the next save may replace it. */
export const seenAfter = (
  seen: RsvpSave['seen'],
  { current, fields }: RsvpConflict,
): RsvpSave['seen'] => {
  const shown = Object.fromEntries(fields.map((field) => [field, current[field]]));
  return seen.map((state) => ({ ...state, ...shown }));
};

/** A text that is absent and one that is empty look the same to a guest. */
const sameAnswer = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '') === (other ?? '');

const entriesOf = (fields: Partial<Rsvp>) =>
  Object.entries(fields).filter(
    (entry): entry is [FieldName, NonNullable<Rsvp[FieldName]>] =>
      entry[0] !== 'id' && entry[1] !== undefined,
  );

/**
 * Decides what a save writes over the document as it is now: the fields that the guest changed, and no others.
 *
 * @param current the document as it is now, `null` if there is none
 * @returns the fields to merge into the document, without the time of the save
 * @throws RsvpConflict if it would replace an answer that the guest has not seen
 */
export function fieldsToWrite(
  { answers, defaults, seen }: RsvpSave,
  current: StoredRsvp | null,
): Partial<Rsvp> {
  if (current === null) {
    return Object.fromEntries([...entriesOf(defaults), ...entriesOf(answers)]);
  }
  const changed = entriesOf(answers).filter(
    ([field, answer]) =>
      !sameAnswer(current[field], answer) &&
      seen.some((state) => !sameAnswer(state?.[field], answer)),
  );
  const unseen = changed
    .map(([field]) => field)
    .filter((field) => !seen.some((state) => sameAnswer(state?.[field], current[field])));
  if (unseen.length > 0) throw new RsvpConflict(current, unseen);
  const missing = entriesOf(defaults).filter(([field]) => current[field] === undefined);
  return Object.fromEntries([...missing, ...changed]);
}

import type { Rsvp, StoredRsvp } from './rsvp';
import type { FieldName } from './rsvp-fields';

/** The fields of a document as a guest saw them. A missing answer is absent or empty. */
export type SeenState = { readonly [Field in FieldName]?: Rsvp[Field] | '' | undefined };

/** Answers of a host, who can also take an optional one back: it is empty then. */
export type HostsAnswers = SeenState & Pick<Partial<Rsvp>, 'id'>;

/** A save, with the states of the document that the guest has seen. */
export interface RsvpSave<Answers extends HostsAnswers = Partial<Rsvp>> {
  /** The values of every field on the form. */
  readonly answers: Answers;
  /** Values of required fields that are not on the form. Written only into fields that the document lacks. */
  readonly defaults: Partial<Rsvp>;
  /**
   * The states of the document that the guest has seen: the loaded one (`null` without a document), then the values of
   * earlier attempts to save, which may have been written.
   */
  readonly seen: readonly (SeenState | null)[];
}

/** The save would replace answers that the guest has not seen (B5). */
export class RsvpConflict extends Error {
  override name = 'RsvpConflict';
  /** The document in the store. */
  readonly current: StoredRsvp;
  /** The fields with unseen answers. */
  readonly fields: readonly FieldName[];

  constructor(current: StoredRsvp, fields: readonly FieldName[]) {
    super('Your reply was changed in another place since you opened this page.');
    this.current = current;
    this.fields = fields;
  }
}

/** Adds the answers of a conflict to the seen states. The next save may then replace them. */
export const seenAfter = (
  seen: RsvpSave['seen'],
  { current, fields }: RsvpConflict,
): RsvpSave['seen'] => {
  const shown = Object.fromEntries(fields.map((field) => [field, current[field]]));
  return seen.map((state) => ({ ...state, ...shown }));
};

// Guests cannot tell an absent text from an empty one.
const sameAnswer = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '') === (other ?? '');

const entriesOf = (fields: HostsAnswers) =>
  Object.entries(fields).filter(
    (entry): entry is [FieldName, NonNullable<Rsvp[FieldName]>] =>
      entry[0] !== 'id' && entry[1] !== undefined,
  );

/**
 * Selects the fields that a save writes: those that the guest changed (B5).
 *
 * @param current the document in the store, `null` without one
 * @returns the fields to merge into the document, without `lastRsvp`
 * @throws RsvpConflict if the save would replace an answer that the guest has not seen
 */
export function fieldsToWrite(save: RsvpSave, current: StoredRsvp | null): Partial<Rsvp>;
export function fieldsToWrite(
  save: RsvpSave<HostsAnswers>,
  current: StoredRsvp | null,
): HostsAnswers;
export function fieldsToWrite(
  { answers, defaults, seen }: RsvpSave<HostsAnswers>,
  current: StoredRsvp | null,
): HostsAnswers {
  if (current === null) {
    const fields = Object.fromEntries([...entriesOf(defaults), ...entriesOf(answers)]);
    return answers.id === undefined ? fields : { id: answers.id, ...fields };
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

import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import { type FieldName, fieldOf } from '@invitation/domain/rsvp-fields';
import { fieldsToWrite, type HostsAnswers, type RsvpSave } from '@invitation/domain/rsvp-save';

/** What a host's save changes in a reply. */
export interface ChangedFields {
  readonly written: Partial<Rsvp>;
  /** The answers that the reply then lacks. */
  readonly removed: readonly FieldName[];
}

/**
 * Separates what a save writes from the answers that it takes back. A text that was emptied is written.
 *
 * @throws RsvpConflict if the save would replace an answer that the host has not seen
 */
export function changedFields(
  save: RsvpSave<HostsAnswers>,
  current: StoredRsvp | null,
): ChangedFields {
  const fields = Object.entries(fieldsToWrite(save, current)) as [FieldName, string][];
  const isRemoved = ([name, value]: [FieldName, string]) =>
    value === '' && fieldOf(name).type === 'answer';
  return {
    written: Object.fromEntries(fields.filter((field) => !isRemoved(field))),
    removed: fields.filter(isRemoved).map(([name]) => name),
  };
}

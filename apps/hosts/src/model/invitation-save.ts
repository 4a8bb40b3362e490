import type { Invitation } from '@invitation/domain/invitation';
import { HostsError } from './hosts-errors';

/** What a host sets on an invitation. */
export type InvitationFields = Pick<Invitation, 'name' | 'days' | 'people'>;

export const INVITATION_FIELD_NAMES = [
  'name',
  'days',
  'people',
] as const satisfies (keyof InvitationFields)[];

/** A save, with the states of the invitation that the host has seen. */
export interface InvitationSave {
  readonly fields: InvitationFields;
  /** The state when the form was opened (`null` for a new invitation), then earlier attempts, which may have been saved. */
  readonly seen: readonly (InvitationFields | null)[];
  /** Arrivals to add. */
  readonly arrived?: Invitation['arrived'];
}

export const WITHDRAWN = 'This invitation has been withdrawn, so nothing was changed.';

/** The save would replace values that the host has not seen. */
export class InvitationConflict extends HostsError {
  override name = 'InvitationConflict';
  /** The invitation in the store. */
  readonly current: InvitationFields;
  /** The fields with unseen values. */
  readonly fields: readonly (keyof InvitationFields)[];

  constructor(current: InvitationFields, fields: readonly (keyof InvitationFields)[]) {
    super('Somebody else has changed this invitation meanwhile, so nothing was changed.');
    this.current = current;
    this.fields = fields;
  }
}

export const invitationFields = ({ name, days, people }: InvitationFields): InvitationFields => ({
  name,
  days,
  people,
});

export const isSameInvitation = (one: InvitationFields, other: InvitationFields): boolean =>
  INVITATION_FIELD_NAMES.every((name) => one[name] === other[name]);

/** Adds the values of a conflict to the seen states. The next save may then replace them. */
export const seenAfterConflict = (
  seen: InvitationSave['seen'],
  { current, fields }: InvitationConflict,
): InvitationSave['seen'] => {
  const shown = Object.fromEntries(fields.map((name) => [name, current[name]]));
  return seen.map((state) => ({ ...(state ?? current), ...shown }));
};

/**
 * Selects the fields that a save writes: those that the host changed.
 *
 * @param current the invitation in the store, `null` without one
 * @throws InvitationConflict if the save would replace a value that the host has not seen
 * @throws HostsError if the invitation was withdrawn meanwhile
 */
export function invitationFieldsToWrite(
  { fields, seen }: InvitationSave,
  current: InvitationFields | null,
): Partial<InvitationFields> {
  if (current === null) {
    if (seen[0]) throw new HostsError(WITHDRAWN);
    return invitationFields(fields);
  }
  const changed = INVITATION_FIELD_NAMES.filter(
    (name) =>
      fields[name] !== current[name] && seen.some((state) => state?.[name] !== fields[name]),
  );
  const unseen = changed.filter((name) => !seen.some((state) => state?.[name] === current[name]));
  if (unseen.length > 0) throw new InvitationConflict(invitationFields(current), unseen);
  return Object.fromEntries(changed.map((name) => [name, fields[name]]));
}

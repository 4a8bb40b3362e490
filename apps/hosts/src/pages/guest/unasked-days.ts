import type { RecordDay } from '@invitation/domain/event';
import type { Invitation } from '@invitation/domain/invitation';
import { noToOtherDays } from '@invitation/domain/rsvp';
import { type FieldName, fieldNames } from '@invitation/domain/rsvp-fields';
import type { Fields } from '@invitation/domain/save';

type InvitedTo = Invitation['days'] | undefined;

/** The record of a Saturday guest says no to the days that other guests are asked about (A4), unless the host says yes. */
export const withUnaskedDays = (
  days: readonly RecordDay[],
  fields: Fields,
  invitedTo: InvitedTo,
): Fields => (invitedTo === 'saturday' ? { ...noToOtherDays({}, days), ...fields } : fields);

/**
 * The fields of a reply to this invitation. A Saturday guest is not asked about the other days.
 *
 * @param isYes whether the reply says yes to a day all the same
 */
export const shownNames = (
  days: readonly RecordDay[],
  invitedTo: InvitedTo,
  isYes: (day: FieldName) => boolean,
): readonly FieldName[] =>
  fieldNames(
    days.filter(
      ({ day, guests }) => invitedTo !== 'saturday' || guests === 'everyone' || isYes(day),
    ),
  );

import type { Values } from '@invitation/domain/edit';
import type { RecordDay } from '@invitation/domain/event';
import type { Invitation } from '@invitation/domain/invitation';
import { noToOtherDays } from '@invitation/domain/rsvp';

/** The record of a Saturday guest says no to the days that other guests are asked about (A4), unless the host says yes. */
export const withUnaskedDays = (
  days: readonly RecordDay[],
  fields: Values,
  invitedTo: Invitation['days'] | undefined,
): Values => (invitedTo === 'saturday' ? { ...noToOtherDays({}, days), ...fields } : fields);

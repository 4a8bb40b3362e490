import type { Values } from '@invitation/domain/edit';
import type { Invitation } from '@invitation/domain/invitation';

/** Guests of the Saturday are not asked about the Friday. Their record says no (A4). */
export const withUnaskedDays = (fields: Values, days: Invitation['days'] | undefined): Values =>
  days === 'saturday' ? { ...fields, friday: fields.friday || 'no' } : fields;

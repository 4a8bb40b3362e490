import type { Invitation } from '@invitation/domain/invitation';
import type { ReplyValues } from './reply-values';

/** Guests of the Saturday are not asked about the Friday. Their record says no (A4). */
export const withUnaskedDays = (
  fields: Partial<ReplyValues>,
  days: Invitation['days'] | undefined,
): Partial<ReplyValues> =>
  days === 'saturday' ? { ...fields, friday: fields.friday || 'no' } : fields;

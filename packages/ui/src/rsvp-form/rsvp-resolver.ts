import type { CelebrationEvent, DayId } from '@invitation/domain/event';
import { type Rsvp, rsvpFormSchema } from '@invitation/domain/rsvp';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';

/**
 * Validates a form with the schema of its days. Reports the first error of each field.
 *
 * @param events the days that the guest sees
 * @param otherDays the days that only other guests are asked about
 * @param closedDays the days that the guest cannot accept any more
 * @param closedMessage what to do about them
 */
export function rsvpResolver(
  events: readonly CelebrationEvent[],
  otherDays: readonly DayId[],
  closedDays: readonly DayId[] = [],
  closedMessage = '',
): Resolver<RsvpValues, unknown, Rsvp> {
  const schema = rsvpFormSchema(events, otherDays);
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    const errors: Record<string, FieldError> = {};
    if (success) {
      const late = closedDays.filter((day) => data[day] === 'yes');
      if (late.length === 0) return { values: data, errors: {} };
      for (const day of late) errors[day] = { type: 'closed', message: closedMessage };
      return { values: {}, errors: errors as FieldErrors<RsvpValues> };
    }
    for (const { path, message } of error.issues) {
      errors[path.join('.')] ??= { type: 'schema', message };
    }
    return { values: {}, errors: errors as FieldErrors<RsvpValues> };
  };
}

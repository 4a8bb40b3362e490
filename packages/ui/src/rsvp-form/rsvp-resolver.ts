import type { CelebrationEvent } from '@invitation/domain/event';
import { type Rsvp, rsvpFormSchema } from '@invitation/domain/rsvp';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import type { FieldErrors, Resolver } from 'react-hook-form';

/**
 * Validates a form with the schema of its days. Reports the first error of each field.
 *
 * @param events the days that the guest sees
 */
export function rsvpResolver(
  events: readonly CelebrationEvent[],
): Resolver<RsvpValues, unknown, Rsvp> {
  const schema = rsvpFormSchema(events);
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of error.issues) {
      errors[path.join('.')] ??= { type: 'schema', message };
    }
    return { values: {}, errors };
  };
}

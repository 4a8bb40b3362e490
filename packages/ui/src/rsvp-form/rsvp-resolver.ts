import type { CelebrationEvent, DayId } from '@invitation/domain/event';
import { answerIssues, type Question } from '@invitation/domain/questions';
import { type Rsvp, rsvpFormSchema } from '@invitation/domain/rsvp';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import type { Resolver } from 'react-hook-form';
import { fieldErrors } from '../controlled-form/controlled-form';

/**
 * Validates a form with the schema of its days. Reports the first error of each field.
 *
 * @param events the days that the guest sees
 * @param otherDays the days that only other guests are asked about
 * @param closedDays the days that the guest cannot accept any more
 * @param closedMessage what to do about them
 * @param questions those that the form asks
 */
export function rsvpResolver(
  events: readonly CelebrationEvent[],
  otherDays: readonly DayId[],
  closedDays: readonly DayId[],
  closedMessage = '',
  questions: readonly Question[],
): Resolver<RsvpValues, unknown, Rsvp> {
  const schema = rsvpFormSchema(events, otherDays);
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    const late = closedDays.filter((day) => values[day] === 'yes');
    const issues = [
      ...(error?.issues ?? []),
      ...late.map((day) => ({ path: [day], message: closedMessage })),
      ...(import.meta.env.NO_QUESTIONS ? [] : answerIssues(questions, values)),
    ];
    return success && issues.length === 0
      ? { values: data, errors: {} }
      : { values: {}, errors: fieldErrors<RsvpValues>(issues) };
  };
}

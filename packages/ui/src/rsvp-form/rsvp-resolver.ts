import type { CelebrationEvent, DayId } from '@invitation/domain/event';
import { answerIssues, type Question } from '@invitation/domain/questions';
import { type Rsvp, rsvpFormSchema } from '@invitation/domain/rsvp';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import type { Resolver } from 'react-hook-form';
import { fieldErrors, type Issue } from '../controlled-form/controlled-form';

/**
 * Validates a form with the schema of its days. Reports the first error of each field.
 *
 * @param events the days that the guest sees
 * @param otherDays the days that only other guests are asked about
 * @param questions those that the form asks
 * @param lateIssues what the last day for replies forbids
 */
export function rsvpResolver(
  events: readonly CelebrationEvent[],
  otherDays: readonly DayId[],
  questions: readonly Question[],
  lateIssues: (values: RsvpValues) => readonly Issue[],
): Resolver<RsvpValues, unknown, Rsvp> {
  const schema = rsvpFormSchema(events, otherDays);
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    const issues = [
      ...(error?.issues ?? []),
      ...lateIssues(values),
      ...(import.meta.env.NO_QUESTIONS ? [] : answerIssues(questions, values)),
    ];
    return success && issues.length === 0
      ? { values: data, errors: {} }
      : { values: {}, errors: fieldErrors<RsvpValues>(issues) };
  };
}

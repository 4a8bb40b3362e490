import type { CelebrationEvent, DayId } from '@invitation/domain/event';
import { chosenNumbers, type PeopleLimits } from '@invitation/domain/people';
import { answerIssues, answersToSave, type Question } from '@invitation/domain/questions';
import { rsvpFormSchema } from '@invitation/domain/rsvp';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import type { Fields } from '@invitation/domain/save';
import type { Resolver } from 'react-hook-form';
import { fieldErrors, type Issue } from '../controlled-form/controlled-form';

/** What a form asks. */
interface Asked {
  /** The days that the guest sees. */
  readonly events: readonly CelebrationEvent[];
  /** The days that only other guests are asked about. */
  readonly otherDays: readonly DayId[];
  readonly questions: readonly Question[];
  readonly limits: PeopleLimits | null;
}

/**
 * Validates a form with the schema of its days, and makes of its values all that it saves. Reports the first error of each
 * field.
 *
 * @param lateIssues what the last day for replies forbids
 */
export function rsvpResolver(
  { events, otherDays, questions, limits }: Asked,
  lateIssues: (values: RsvpValues) => readonly Issue[],
): Resolver<RsvpValues, unknown, Fields> {
  const schema = rsvpFormSchema(events, otherDays);
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    const issues = [
      ...(error?.issues ?? []),
      ...lateIssues(values),
      ...(import.meta.env.NO_QUESTIONS ? [] : answerIssues(questions, values)),
    ];
    if (!success || issues.length > 0) {
      return { values: {}, errors: fieldErrors<RsvpValues>(issues) };
    }
    const answers = {
      ...data,
      ...chosenNumbers(limits ?? {}, values),
      ...(!import.meta.env.NO_QUESTIONS && answersToSave(questions, values)),
    };
    return { values: answers, errors: {} };
  };
}

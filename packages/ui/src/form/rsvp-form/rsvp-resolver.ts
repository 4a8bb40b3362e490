import type { CelebrationEvent, DayId } from '@invitation/domain/event/event';
import { chosenNumbers, type PeopleLimits } from '@invitation/domain/party/people';
import type { Fields } from '@invitation/domain/record/record';
import { rsvpFormSchema } from '@invitation/domain/rsvp/rsvp';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { Resolver } from 'react-hook-form';
import { fieldErrors, type Issue } from '../field-errors';
import type { FormQuestions } from '../question-fields/form-questions';

/** What a form asks. */
interface Asked {
  /** The days that the guest sees. */
  readonly events: readonly CelebrationEvent[];
  /** The days that only other guests are asked about. */
  readonly otherDays: readonly DayId[];
  readonly limits: PeopleLimits | null;
}

/**
 * Validates a form with the schema of its days, and makes of its values all that it saves. Reports the first error of each
 * field.
 *
 * @param parts what it asks besides, such as the questions of the hosts
 * @param lateIssues what the last day for replies forbids
 */
export function rsvpResolver(
  { events, otherDays, limits }: Asked,
  parts: readonly Pick<FormQuestions, 'issuesOf' | 'answersIn'>[],
  lateIssues: (values: RsvpValues) => readonly Issue[],
): Resolver<RsvpValues, unknown, Fields> {
  const schema = rsvpFormSchema(events, otherDays);
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    const issues = [
      ...(error?.issues ?? []),
      ...lateIssues(values),
      ...parts.flatMap((part) => part.issuesOf(values)),
    ];
    if (!success || issues.length > 0) {
      return { values: {}, errors: fieldErrors<RsvpValues>(issues) };
    }
    const answers = {
      ...data,
      ...chosenNumbers(limits ?? {}, values),
      ...Object.assign({}, ...parts.map((part) => part.answersIn(values))),
    };
    return { values: answers, errors: {} };
  };
}

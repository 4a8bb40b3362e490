import type { CelebrationEvent } from '@invitation/domain/event/event';
import { factsOf, fromFacts, isPersonField } from '@invitation/domain/party/facts';
import { chosenNumbers } from '@invitation/domain/party/people';
import type { Fields, StoredRsvp } from '@invitation/domain/record/record';
import { addedPeople } from '@invitation/domain/rsvp/reply-by';
import { rsvpFormSchema } from '@invitation/domain/rsvp/rsvp';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { Resolver } from 'react-hook-form';
import { fieldErrors, type Issue } from '../field-errors';
import type { FormParty } from '../party-fields/form-party';
import type { FormQuestions } from '../question-fields/form-questions';
import type { RsvpFormProps } from './rsvp-form-props';

/** The answers that the last day for replies forbids. */
export const lateIssues = (
  events: readonly CelebrationEvent[],
  saved: StoredRsvp | null,
  values: RsvpValues,
  party: Pick<FormParty, 'answersIn' | 'typedAt'> | null,
  message: string,
): readonly Issue[] => {
  // Names are saved in place of the numbers in the form.
  const people = Object.entries(party?.answersIn(values) ?? {}).filter(([name]) =>
    isPersonField(name),
  );
  const facts = { ...factsOf(saved ?? {}), ...values, ...Object.fromEntries(people) };
  return addedPeople(events, saved, fromFacts(facts)).map((name) => ({
    path: [party?.typedAt(name, values) ?? name],
    message,
  }));
};

/**
 * Validates a form with the schema of its days, and turns its values into the answers to save. Reports the first error of each
 * field.
 *
 * @param parts the other parts of the form, such as the questions of the hosts
 * @param lateIssuesIn reports the answers that the last day for replies forbids
 */
export function rsvpResolver(
  { events, otherDays, limits }: Pick<RsvpFormProps, 'events' | 'otherDays' | 'limits'>,
  parts: readonly Pick<FormQuestions, 'issuesOf' | 'answersIn'>[],
  lateIssuesIn: (values: RsvpValues) => readonly Issue[],
): Resolver<RsvpValues, unknown, Fields> {
  const schema = rsvpFormSchema(events, otherDays);
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    const issues = [
      ...(error?.issues ?? []),
      ...lateIssuesIn(values),
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

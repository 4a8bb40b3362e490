import type { DayId } from '@invitation/domain/event/event';
import {
  answerField,
  answerIssues,
  answersToSave,
  answerText,
} from '@invitation/domain/record/questions';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { Issue } from '../field-errors';
import type { RsvpFormControls, RsvpFormProps } from '../rsvp-form/rsvp-form-props';
import { QuestionFields } from './question-fields';

/** What a form does for its questions (B17). */
export type FormQuestions = ReturnType<typeof formQuestions>;

/** @param form.party if there is one, it asks the questions with `each` */
export function formQuestions({
  events,
  questions: all = [],
  party,
  peopleOn,
}: Pick<RsvpFormProps, 'events' | 'questions' | 'party' | 'peopleOn'>) {
  const questions = all.filter(({ each }) => !(each && party));
  return {
    issuesOf: (values: RsvpValues): readonly Issue[] => answerIssues(questions, values),
    /** The answers that the form saves. */
    answersIn: (values: RsvpValues) => answersToSave(questions, values),
    /** The label and text of an answer, as people read them; `null` for any other field. */
    quoted: (name: string, value: string): readonly [label: string, text: string] | null => {
      const question = questions.find((each) => answerField(each) === name);
      return question ? [question.label, answerText(question, value)] : null;
    },
    /** The questions about a day, if the guest comes. Without `day`, the questions about no day. */
    fields: ({ values, errors, choose }: RsvpFormControls, day?: DayId) =>
      (!day || values[day] === 'yes') && (
        <QuestionFields
          questions={questions.filter((question) => question.if === day)}
          values={values}
          people={({ if: day }) =>
            peopleOn?.(day ? [day] : events.map((event) => event.day), values) ?? 0
          }
          errorOf={(name) => errors[name]?.message}
          onAnswer={choose}
        />
      ),
  };
}

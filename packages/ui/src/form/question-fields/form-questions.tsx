import type { DayId } from '@invitation/domain/event/event';
import {
  answerField,
  answerIssues,
  answersToSave,
  answerText,
} from '@invitation/domain/record/questions';
import type { Fields, Question } from '@invitation/domain/record/record';
import type { PartyForm } from '@invitation/domain/rsvp/party-values';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Issue } from '../field-errors';
import { QuestionFields } from './question-fields';

interface AskingForm {
  readonly events: readonly { readonly day: DayId }[];
  readonly questions?: readonly Question[];
  /** Asks the questions with `each` itself. */
  readonly party?: PartyForm | null;
  readonly peopleOn?: (days: readonly DayId[], values: RsvpValues) => number;
}

/** What a form does for its questions (B17). */
export interface FormQuestions {
  readonly issuesOf: (values: RsvpValues) => readonly Issue[];
  /** What the form saves. */
  readonly answersIn: (values: RsvpValues) => Fields;
  /** An answer for people, and its label; `null` for a field that is not an answer. */
  readonly quoted: (name: string, value: string) => readonly [label: string, text: string] | null;
  /** The questions about a day of a guest who comes, or those about none. */
  readonly fields: (
    form: {
      readonly values: RsvpValues;
      readonly errors: FieldErrors<RsvpValues>;
      readonly choose: (name: string, value: string) => void;
    },
    day?: DayId,
  ) => ReactNode;
}

export function formQuestions(form: AskingForm): FormQuestions {
  if (globalThis.WITHOUT_QUESTIONS) return NO_QUESTIONS;
  const { events, questions: all = [], party, peopleOn } = form;
  const questions = all.filter(({ each }) => !(each && party));
  return {
    issuesOf: (values) => answerIssues(questions, values),
    answersIn: (values) => answersToSave(questions, values),
    quoted: (name, value) => {
      const question = questions.find((each) => answerField(each) === name);
      return question ? [question.label, answerText(question, value)] : null;
    },
    fields: ({ values, errors, choose }, day) =>
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

const NO_QUESTIONS: FormQuestions = {
  issuesOf: () => [],
  answersIn: () => ({}),
  quoted: () => null,
  fields: () => null,
};

import { answerValues, questionsFor } from '@invitation/domain/record/questions';
import type { Fields, Question } from '@invitation/domain/record/record';
import type { RsvpFormProps } from '@invitation/ui/form/rsvp-form';
import type { SiteContextValue } from '../page/site';

export interface ReplyQuestions {
  readonly valuesOf: (reply: Fields | null) => ReturnType<typeof answerValues>;
  /** @param peopleOn how many people these values say come on any of these days */
  readonly formProps: (
    peopleOn: NonNullable<RsvpFormProps['peopleOn']>,
  ) => Pick<RsvpFormProps, 'questions' | 'peopleOn'>;
}

export function replyQuestions(site: Pick<SiteContextValue, 'questions' | 'mode'>): ReplyQuestions {
  if (globalThis.WITHOUT_QUESTIONS) return NO_QUESTIONS;
  const questions: readonly Question[] = questionsFor(site.questions ?? [], site.mode);
  return {
    valuesOf: (reply) => answerValues(questions, reply),
    formProps: (peopleOn) => ({ questions, peopleOn }),
  };
}

const NO_QUESTIONS: ReplyQuestions = { valuesOf: () => ({}), formProps: () => ({}) };

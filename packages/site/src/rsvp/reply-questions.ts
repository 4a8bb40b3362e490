import { answerValues, questionsFor } from '@invitation/domain/questions';
import type { Fields, Question } from '@invitation/domain/record';
import type { RsvpFormProps } from '@invitation/ui/rsvp-form';
import type { SiteContextValue } from '../page/site';

export const replyQuestions = ({
  questions: all = [],
  mode,
}: Pick<SiteContextValue, 'questions' | 'mode'>) => {
  const questions: readonly Question[] = questionsFor(all, mode);
  return {
    valuesOf: (reply: Fields | null) => answerValues(questions, reply),
    /** @param peopleOn how many people these values say come on a day */
    formProps: (
      peopleOn: NonNullable<RsvpFormProps['peopleOn']>,
    ): Pick<RsvpFormProps, 'questions' | 'peopleOn'> => ({ questions, peopleOn }),
  };
};

import type { Invitation } from '@invitation/domain/invitation';
import { namesOn } from '@invitation/domain/party';
import { peopleOfYes } from '@invitation/domain/people';
import { answerField } from '@invitation/domain/questions';
import { peopleField } from '@invitation/domain/rsvp-fields';
import { QuestionFields } from '@invitation/ui/question-fields';
import type { DocumentFormState } from '../edit/use-document-form';
import { useShownSite } from '../parts/hosts-site';
import { isByName } from './reply-party';

/** The answers to the questions of the hosts: those that the guest is asked, and those that are there. */
export function ReplyQuestions({
  form: { edit, formState, choose },
  invitation,
}: {
  readonly form: DocumentFormState;
  readonly invitation: Partial<Pick<Invitation, 'days' | 'people'>>;
}) {
  const { values } = edit;
  const site = useShownSite();
  const isNamed = isByName(values);
  const questions = site.questions.filter((question) => {
    const isAsked =
      question.site === 'both' || [undefined, question.site].includes(invitation.days);
    return (
      !(question.each && isNamed) &&
      (values[answerField(question)] ||
        (isAsked && (!question.if || values[question.if] === 'yes')))
    );
  });
  return (
    <QuestionFields
      questions={questions}
      values={values}
      people={(question) =>
        Math.max(
          ...site.events
            .filter(({ day }) => values[day] === 'yes' && (question.if ?? day) === day)
            .map(
              ({ day }) =>
                namesOn(values, day).length ||
                peopleOfYes(
                  Number(values[peopleField(day)]) || undefined,
                  invitation.people,
                  values.guest,
                ),
            ),
          0,
        )
      }
      errorOf={(name) => formState.errors[name]?.message}
      onAnswer={choose}
    />
  );
}

import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { fromFacts } from '@invitation/domain/party/facts';
import { peopleOfYes } from '@invitation/domain/party/people';
import { namesOn } from '@invitation/domain/party/person';
import { answerField } from '@invitation/domain/record/questions';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import { QuestionFields } from '@invitation/ui/form/question-fields';
import { useHosts } from '../../context/hosts-site';
import type { DocumentFormState } from '../../edit/use-document-form';
import { isByName } from '../reply-party';

/** The answers to the hosts' questions: those that the guest is asked, and those that already have an answer. */
export function ReplyQuestions({
  form: { edit, formState, choose },
  invitation,
}: {
  readonly form: DocumentFormState;
  readonly invitation: Partial<Pick<Invitation, 'days' | 'people'>>;
}) {
  const { values } = edit;
  const { site } = useHosts();
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
                namesOn(fromFacts(values), day).length ||
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

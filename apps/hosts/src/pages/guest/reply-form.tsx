import type { Invitation } from '@invitation/domain/invitation';
import { answerIssues, answersToSave, answerValues } from '@invitation/domain/questions';
import { rsvpSchema } from '@invitation/domain/rsvp';
import type { FieldName } from '@invitation/domain/rsvp-fields';
import type { Save } from '@invitation/domain/save';
import type { Reply } from '../../model/replies';
import { useSite } from '../hosts-site';
import { DocumentForm } from './document-form';
import { ReplyFields } from './reply-fields';
import { quotedField, replyLabel } from './reply-labels';
import { ReplyQuestions } from './reply-questions';
import { blankReply, givenFields, replyAnswers } from './reply-values';
import { schemaResolver } from './schema-resolver';
import { shownNames, withUnaskedDays } from './unasked-days';
import { useDocumentForm } from './use-document-form';

/** All fields of a reply, to correct them or to enter what a guest said on the phone. */
export function ReplyForm({
  guestKey,
  reply,
  name,
  invitation,
  onSave,
}: {
  readonly guestKey: string;
  /** `null` if the guest has not answered. */
  readonly reply: Reply | null;
  /** The name for a new reply. */
  readonly name: string;
  readonly invitation: Invitation | null;
  /** Rejects with `Conflict`, or an error with a sentence for the host. */
  readonly onSave: (save: Save) => Promise<void>;
}) {
  const { events, questions } = useSite();
  const form = useDocumentForm({
    draft: `rsvps/${guestKey}`,
    document: reply,
    blank: { ...blankReply(events), ...answerValues(questions, null), name },
    resolver: schemaResolver(
      rsvpSchema(events),
      (values) => withUnaskedDays(events, givenFields(events, values), invitation?.days),
      (rsvp, values) => ({
        ...replyAnswers(events, rsvp),
        ...answersToSave(questions, values),
      }),
      (values) => answerIssues(questions, values),
    ),
    onSave,
  });
  const { values, loaded } = form.edit;
  return (
    <DocumentForm
      form={form}
      subject="reply"
      describe={(each, value) =>
        `${replyLabel(each as FieldName, events, questions)}: ${quotedField(questions, each, value)}`
      }
    >
      <ReplyFields
        names={shownNames(events, invitation?.days, (day) =>
          [values[day], loaded[day]].includes('yes'),
        )}
        field={form.field}
        isComing={(day) => values[day] === 'yes'}
      />
      <ReplyQuestions form={form} invitation={invitation ?? {}} />
    </DocumentForm>
  );
}

import { answerIssues, answersToSave } from '@invitation/domain/record/questions';
import { fieldNames, isTextName } from '@invitation/domain/record/rsvp-fields';
import { blankParty } from '@invitation/domain/rsvp/party-values';
import { rsvpSchema } from '@invitation/domain/rsvp/rsvp';
import { formParty } from '@invitation/ui/form/form-party';
import { useHosts } from '../../context/hosts-site';
import { DocumentForm } from '../../edit/document-form';
import { useDocumentForm, writeOwn } from '../../edit/use-document-form';
import { replyOfGuest } from '../../model/changes/reply-of-guest';
import type { Guest } from '../../model/people/guests';
import { ReplyFields } from '../reply-fields';
import { describeReplyField } from '../reply-labels';
import { isByName, nobodyIssues, partyFormOf } from '../reply-party';
import {
  blankReply,
  givenFields,
  replyAnswers,
  shownNames,
  withUnaskedDays,
} from '../reply-values';
import { ReplyQuestions } from './reply-questions';

/** All fields of a reply, to correct them or to enter what a guest said on the phone. */
export function ReplyForm({
  guest,
  only,
  onSaved,
}: {
  /** Its `name` is for a new reply. */
  readonly guest: Pick<Guest, 'key' | 'name' | 'reply' | 'invitation'>;
  readonly only?: 'days';
  readonly onSaved?: () => void;
}) {
  const { site, backend } = useHosts();
  const { events, questions } = site;
  const { key, name, reply, invitation } = guest;
  const path = `rsvps/${key}` as const;
  const asked = partyFormOf(site, { invitation, reply });
  const party = formParty({ events, party: asked });
  const form = useDocumentForm({
    draft: path,
    document: reply,
    blank: { ...blankReply({ days: events, questions }), ...(asked && blankParty(asked)), name },
    parse(values) {
      const isNamed = isByName(values);
      const given = givenFields(fieldNames(events), values);
      const { data, error } = rsvpSchema(events).safeParse(
        withUnaskedDays(events, given, invitation?.days),
      );
      return {
        answers: data && {
          ...(isNamed ? {} : party.answersIn(values)),
          ...replyAnswers(events, data),
          ...answersToSave(questions, values),
          ...(isNamed ? party.answersIn(values) : {}),
        },
        issues: [
          ...(error?.issues ?? []),
          ...answerIssues(questions, values),
          ...(isNamed ? party.issuesOf(values) : nobodyIssues(asked, values, reply)),
        ],
      };
    },
    async onSave(save) {
      await writeOwn(backend, path, replyOfGuest(guest, save));
      onSaved?.();
    },
  });
  const { values, loaded } = form.edit;
  return (
    <DocumentForm form={form} subject="reply" describe={describeReplyField}>
      <ReplyFields
        names={shownNames(events, invitation?.days, (day) =>
          [values[day], loaded[day]].includes('yes'),
        ).filter((field) =>
          only === 'days'
            ? !isTextName(field)
            : field !== 'guest' || !asked || values.guest || loaded.guest,
        )}
        form={form}
        party={party}
      />
      <ReplyQuestions form={form} invitation={invitation ?? {}} />
    </DocumentForm>
  );
}

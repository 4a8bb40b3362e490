import { storedInvitationSchema } from '@invitation/domain/guest-list/stored-invitation';
import type { Fields } from '@invitation/domain/record/record';
import type { Values } from '@invitation/domain/rsvp/edit';
import type { Save } from '@invitation/domain/rsvp/save';
import { fields as words } from '@invitation/domain/words/group/fields';
import { guest as texts } from '@invitation/domain/words/hosts/guest';
import { useState } from 'react';
import { useShownSite } from '../../context/hosts-site';
import { DocumentForm } from '../../edit/document-form';
import { useDocumentForm } from '../../edit/use-document-form';
import { describeExcess, ExcessField } from '../../fields/excess-field';
import { InvitationFields } from '../../fields/invitation-fields';
import {
  BLANK_INVITATION,
  describeInvitationField,
  invitationIssues,
  namesIn,
  preparedInvitation,
} from '../../fields/invitation-values';
import { renamesIn } from '../../model/changes/invitation-of-guest';
import { answersWithin, replyExcess } from '../../model/changes/reply-excess';
import type { Guest } from '../../model/people/guests';
import { listOf } from '../../model/text/list-of';

/** The fields of an invitation, also of one that was withdrawn while a host was typing. */
export function InvitationForm({
  guest: { key, reply, invitation },
  onSave,
}: {
  readonly guest: Pick<Guest, 'key' | 'reply' | 'invitation'>;
  /**
   * Rejects with `Conflict`, or an error with a sentence for the host.
   *
   * @param answers that make the reply match the invitation; none if it stays as it is
   */
  readonly onSave: (save: Save, answers: Fields) => Promise<void>;
}) {
  const { events } = useShownSite();
  const [choice, setChoice] = useState('');
  const excessIn = ({ days, people, members }: Values) =>
    replyExcess(events, reply, invitation, {
      members: namesIn(members),
      days: days === 'saturday' ? days : 'weekend',
      // Not while a number is typed.
      people: Number(people) || Number.POSITIVE_INFINITY,
    });
  const form = useDocumentForm({
    draft: `invitations/${key}`,
    document: invitation,
    blank: BLANK_INVITATION,
    parse(values) {
      const { data, error } = storedInvitationSchema.safeParse(preparedInvitation(values));
      const isMissing = data && excessIn(values).length > 0 && choice === '';
      return {
        // What the form leaves out is removed.
        answers: data && { language: null, members: null, children: null, ...data },
        issues: [
          ...invitationIssues(error?.issues),
          ...(isMissing ? [{ path: ['reply'], message: words.optionRequired }] : []),
        ],
      };
    },
    async onSave(save) {
      const { values } = form.edit;
      const answers = answersWithin(events, reply, {
        renames: renamesIn({ reply, invitation }, save),
        excess: choice === 'match' ? excessIn(values) : [],
        limit: Number(save.answers.people),
      });
      await onSave(save, answers);
      // The next change asks again.
      setChoice('');
    },
  });
  const left = describeExcess(events, excessIn(form.edit.values));
  return (
    <DocumentForm
      form={form}
      subject="invitation"
      variant="secondary"
      describe={describeInvitationField}
    >
      <InvitationFields form={form} reply={reply} />
      {left.length > 0 && (
        <ExcessField
          label={texts.replySays(listOf(left))}
          options={texts.excess}
          value={choice}
          error={form.formState.errors.reply?.message}
          onChange={({ target }) => setChoice(target.value)}
        />
      )}
    </DocumentForm>
  );
}

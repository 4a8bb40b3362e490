import { storedInvitationSchema } from '@invitation/domain/guest-list/stored-invitation';
import type { Values } from '@invitation/domain/rsvp/edit';
import { fields as words } from '@invitation/domain/words/group/fields';
import { guest as texts } from '@invitation/domain/words/hosts/guest';
import { useState } from 'react';
import { useHosts } from '../../context/hosts-site';
import { DocumentForm } from '../../edit/document-form';
import { useDocumentForm, writeOwn } from '../../edit/use-document-form';
import { describeExcess, ExcessField } from '../../fields/excess-field';
import { InvitationFields } from '../../fields/invitation-fields';
import {
  BLANK_INVITATION,
  describeInvitationField,
  invitationIssues,
  namesIn,
  preparedInvitation,
} from '../../fields/invitation-values';
import { invitationOfGuest, renamesIn } from '../../model/changes/invitation-of-guest';
import { answersWithin, replyExcess } from '../../model/changes/reply-excess';
import type { Guest } from '../../model/people/guests';
import { listOf } from '../../model/text/list-of';

/** The fields of an invitation, also of one that was withdrawn while a host was typing. */
export function InvitationForm({
  guest,
}: {
  readonly guest: Pick<Guest, 'key' | 'reply' | 'invitation'>;
}) {
  const { site, backend } = useHosts();
  const { events } = site;
  const { key, reply, invitation } = guest;
  const path = `invitations/${key}` as const;
  const [choice, setChoice] = useState('');
  const excessIn = ({ days, people, members }: Values) =>
    replyExcess(events, reply, invitation, {
      members: namesIn(members),
      days: days === 'saturday' ? days : 'weekend',
      // An empty field is no limit, because the host is still typing the number.
      people: Number(people) || Number.POSITIVE_INFINITY,
    });
  const form = useDocumentForm({
    draft: path,
    document: invitation,
    blank: BLANK_INVITATION,
    parse(values) {
      const { data, error } = storedInvitationSchema.safeParse(preparedInvitation(values));
      const isMissing = data && excessIn(values).length > 0 && choice === '';
      return {
        // Fields that the form leaves out are removed.
        answers: data && { language: null, members: null, children: null, ...data },
        issues: [
          ...invitationIssues(error?.issues),
          ...(isMissing ? [{ path: ['reply'], message: words.optionRequired }] : []),
        ],
      };
    },
    async onSave(save) {
      const { values } = form.edit;
      const renames = renamesIn(guest, save);
      const answers = answersWithin(events, reply, {
        renames,
        excess: choice === 'match' ? excessIn(values) : [],
        limit: Number(save.answers.people),
      });
      const notes =
        renames.size > 0 ? (await backend.readDocuments('guestNotes', [key])).get(key) : undefined;
      await writeOwn(backend, path, invitationOfGuest(events, guest, save, answers, notes));
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

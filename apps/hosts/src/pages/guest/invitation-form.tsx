import type { Values } from '@invitation/domain/edit';
import type { Fields, Save } from '@invitation/domain/save';
import { storedInvitationSchema } from '@invitation/domain/stored-invitation';
import { fields as words } from '@invitation/domain/words/group/fields';
import { guest as texts } from '@invitation/domain/words/hosts/guest';
import { useState } from 'react';
import { DocumentForm } from '../../edit/document-form';
import { useDocumentForm } from '../../edit/use-document-form';
import { describeExcess, ExcessField } from '../../fields/excess-field';
import { InvitationFields } from '../../fields/invitation-fields';
import {
  BLANK_INVITATION,
  describeInvitationField,
  preparedInvitation,
} from '../../fields/invitation-values';
import type { Guest } from '../../model/guests';
import { answersWithin, excessOf } from '../../model/reply-excess';
import { useShownSite } from '../../parts/hosts-site';

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
  const site = useShownSite();
  const { events } = site;
  const [choice, setChoice] = useState('');
  const excessIn = ({ days, people }: Values) =>
    excessOf(events, reply, invitation, {
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
        // Without a language, the one that is there is removed.
        answers: data && { language: null, ...data },
        issues: [
          ...(error?.issues ?? []),
          ...(isMissing ? [{ path: ['reply'], message: words.optionRequired }] : []),
        ],
      };
    },
    async onSave(save) {
      const isMatched = choice === 'match';
      const excess = isMatched ? excessIn(form.edit.values) : [];
      await onSave(save, answersWithin(excess, Number(save.answers.people)));
      // The next change asks again.
      setChoice('');
    },
  });
  const excess = excessIn(form.edit.values);
  return (
    <DocumentForm
      form={form}
      subject="invitation"
      variant="secondary"
      describe={(name, value) => describeInvitationField(name, value, site)}
    >
      <InvitationFields form={form} />
      {excess.length > 0 && (
        <ExcessField
          label={texts.replySays(describeExcess(events, excess))}
          options={texts.excess}
          value={choice}
          error={form.formState.errors.reply?.message}
          onChange={({ target }) => setChoice(target.value)}
        />
      )}
    </DocumentForm>
  );
}

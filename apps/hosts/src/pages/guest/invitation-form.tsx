import type { DayId } from '@invitation/domain/event';
import type { Save } from '@invitation/domain/save';
import { storedInvitationSchema } from '@invitation/domain/stored-invitation';
import { fields as words } from '@invitation/domain/words/group/fields';
import { guest as texts } from '@invitation/domain/words/hosts/guest';
import { SelectField } from '@invitation/ui/field';
import { useState } from 'react';
import type { Guest } from '../../model/guests';
import { listOf } from '../../model/list-of';
import { useSite } from '../hosts-site';
import { DocumentForm } from './document-form';
import { InvitationFields } from './invitation-fields';
import { BLANK_INVITATION, describeInvitationField, preparedInvitation } from './invitation-values';
import { useDocumentForm } from './use-document-form';

/** The fields of an invitation, also of one that was withdrawn while a host was typing. */
export function InvitationForm({
  guest: { key, reply, invitation },
  onSave,
}: {
  readonly guest: Pick<Guest, 'key' | 'reply' | 'invitation'>;
  /**
   * Rejects with `Conflict`, or an error with a sentence for the host.
   *
   * @param declined the days to which the reply says no from now on
   */
  readonly onSave: (save: Save, declined: readonly DayId[]) => Promise<void>;
}) {
  const { events } = useSite();
  const [choice, setChoice] = useState('');
  const accepted = events.filter(
    ({ day, guests }) => guests === 'weekend' && reply?.[day] === 'yes',
  );
  /** Whether the reply says yes to days that the invitation is no longer for. */
  const mustChoose = (days: string | undefined) =>
    days === 'saturday' && invitation?.days === 'weekend' && accepted.length > 0;
  const form = useDocumentForm({
    draft: `invitations/${key}`,
    document: invitation,
    blank: BLANK_INVITATION,
    parse(values) {
      const { data, error } = storedInvitationSchema.safeParse(preparedInvitation(values));
      const isMissing = mustChoose(values.days) && choice === '';
      return {
        // Without a language, the one that is there is removed.
        answers: data && { language: null, ...data },
        issues: [
          ...(error?.issues ?? []),
          ...(isMissing ? [{ path: ['reply'], message: words.optionRequired }] : []),
        ],
      };
    },
    onSave: (save) =>
      onSave(
        save,
        mustChoose(String(save.answers.days)) && choice === 'decline'
          ? accepted.map(({ day }) => day)
          : [],
      ),
  });
  return (
    <DocumentForm
      form={form}
      subject="invitation"
      variant="secondary"
      describe={describeInvitationField}
    >
      <InvitationFields form={form} />
      {mustChoose(form.edit.values.days) && (
        <SelectField
          label={texts.yesTo(listOf(accepted.map(({ weekday }) => weekday)))}
          required
          value={choice}
          error={form.formState.errors.reply?.message}
          onChange={({ target }) => setChoice(target.value)}
        >
          <option value="">{texts.choose}</option>
          <option value="decline">{texts.decline}</option>
          <option value="keep">{texts.keepYes}</option>
        </SelectField>
      )}
    </DocumentForm>
  );
}

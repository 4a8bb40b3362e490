import { INVITATION_DAYS } from '@invitation/domain/guest-list/invitation';
import type { Fields } from '@invitation/domain/record/record';
import { SelectField, TextField } from '@invitation/ui/basics/field';
import type { ReactNode } from 'react';
import { useHosts } from '../context/hosts-site';
import { Options } from '../controls/choice/options';
import type { DocumentFormState } from '../edit/use-document-form';
import * as styles from './fields.css';
import { INVITATION_LABELS, shownLanguage } from './invitation-values';
import { MembersFields } from './members-fields';
import { PeopleField } from './people-field';

/** The name, the days and the people of an invitation, and its language if the site has several (B16). */
export function InvitationFields({
  form,
  reply = null,
  children,
}: {
  readonly form: DocumentFormState;
  readonly reply?: Fields | null;
  /** A text about the name, below it. */
  readonly children?: ReactNode;
}) {
  const {
    languages,
    namedGuests,
    invitedTo: { names, offered },
  } = useHosts().site;
  const { field } = form;
  // An older invitation can have a value that is not offered.
  const options = INVITATION_DAYS.filter(
    (days) => offered.includes(days) || form.edit.document?.days === days,
  );
  const isQuestion = new Set(options.map((days) => names[days])).size > 1;
  return (
    <>
      <TextField {...field('name')} required label={INVITATION_LABELS.name} autoComplete="off" />
      {children}
      <div className={styles.answers}>
        {isQuestion && (
          <SelectField {...field('days')} label={INVITATION_LABELS.days}>
            <Options of={options.map((days) => [days, names[days]])} />
          </SelectField>
        )}
        <PeopleField {...field('people')} required label={INVITATION_LABELS.people} />
      </div>
      {namedGuests && <MembersFields form={form} reply={reply} />}
      {languages.length > 0 && (
        <SelectField {...field('language')} label={INVITATION_LABELS.language}>
          <Options of={['', ...languages].map((tag) => [tag, shownLanguage(tag)])} />
        </SelectField>
      )}
    </>
  );
}

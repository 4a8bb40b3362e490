import { INVITATION_DAYS } from '@invitation/domain/invitation';
import { common } from '@invitation/domain/words/hosts/common';
import { SelectField, TextField } from '@invitation/ui/field';
import { useSite } from '../hosts-site';
import { Options } from '../options';
import * as styles from './guest.css';
import { INVITATION_LABELS, shownLanguage } from './invitation-values';
import { PeopleField } from './people-field';
import type { DocumentFormState } from './use-document-form';

/** The name, the days and the people of an invitation, and its language if the site has several (B16). */
export function InvitationFields({ form: { field } }: { readonly form: DocumentFormState }) {
  const { languages } = useSite();
  return (
    <>
      <TextField {...field('name')} required label={INVITATION_LABELS.name} autoComplete="off" />
      <div className={styles.answers}>
        <SelectField {...field('days')} label={INVITATION_LABELS.days}>
          <Options of={INVITATION_DAYS.map((days) => [days, common.invitedTo[days]])} />
        </SelectField>
        <PeopleField {...field('people')} required label={INVITATION_LABELS.people} />
      </div>
      {languages.length > 0 && (
        <SelectField {...field('language')} label={INVITATION_LABELS.language}>
          <Options of={['', ...languages].map((tag) => [tag, shownLanguage(tag)])} />
        </SelectField>
      )}
    </>
  );
}

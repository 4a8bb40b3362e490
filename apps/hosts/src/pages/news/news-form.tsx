import { hasEdits } from '@invitation/domain/edit';
import { languageName } from '@invitation/domain/language';
import { Conflict } from '@invitation/domain/save';
import { common } from '@invitation/domain/words/hosts/common';
import { guest } from '@invitation/domain/words/hosts/guest';
import { guestNews as words } from '@invitation/domain/words/hosts/guestNews';
import { language as hostsLanguage } from '@invitation/domain/words/hosts/language';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { SelectField, TextAreaField } from '@invitation/ui/field';
import { useState } from 'react';
import { NEWS_DRAFT } from '../../edit/drafts';
import { useDocumentForm } from '../../edit/use-document-form';
import { useSubmitFocus } from '../../edit/use-submit-focus';
import { useShownSite } from '../../parts/hosts-site';
import * as layout from '../../parts/layout.css';
import { Options } from '../../parts/options';
import { blankNews, type NewNews, parseNewsForm, textField } from './news-values';

/** Writes news, with a text for each language of the sites (B20). */
export function NewsForm({
  onPublish,
}: {
  /** Rejects with a sentence for the host. */
  readonly onPublish: (news: NewNews) => Promise<void>;
}) {
  const { languages, invitedTo } = useShownSite();
  const [blank] = useState(() => blankNews(languages));
  const { edit, field, formState, save, discard } = useDocumentForm({
    draft: NEWS_DRAFT,
    document: null,
    blank,
    parse: (values) => parseNewsForm(values, languages),
    onSave: ({ answers }) =>
      onPublish(answers as unknown as NewNews).catch((error) => {
        throw error instanceof Conflict ? new Error(common.changed) : error;
      }),
  });
  const { isSubmitting } = formState;
  return (
    <form noValidate className={layout.stack} onSubmit={save}>
      {invitedTo.offered.length > 1 && (
        <SelectField {...field('guests')} label={words.forWhom}>
          <Options
            of={[
              ['saturday', words.guests.saturday],
              ['weekend', words.guests.weekend],
            ]}
          />
        </SelectField>
      )}
      {languages.length === 0 && (
        <TextAreaField {...field(textField())} required label={words.text} rows={3} />
      )}
      {languages.map((each) => (
        <TextAreaField
          key={each}
          {...field(textField(each))}
          lang={each}
          label={words.textIn(languageName(each, hostsLanguage))}
          rows={3}
        />
      ))}
      {edit.failure && <Alert>{edit.failure.message}</Alert>}
      <div className={layout.buttons}>
        <Button ref={useSubmitFocus(formState)} type="submit" disabled={isSubmitting}>
          {isSubmitting ? guest.saving : words.publish}
        </Button>
        {hasEdits(edit) && !isSubmitting && (
          <Button variant="secondary" onClick={discard}>
            {guest.discard}
          </Button>
        )}
      </div>
    </form>
  );
}

import { Conflict } from '@invitation/domain/rsvp/save';
import { common } from '@invitation/domain/words/hosts/common';
import { guestNews as words } from '@invitation/domain/words/hosts/guestNews';
import { language as hostsLanguage } from '@invitation/domain/words/hosts/language';
import { languageName } from '@invitation/domain/words/language';
import { SelectField, TextAreaField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import { useHosts } from '../../context/hosts-site';
import { Options } from '../../controls/choice/options';
import { DocumentForm } from '../../edit/document-form';
import { NEWS_DRAFT } from '../../edit/drafts';
import { useDocumentForm } from '../../edit/use-document-form';
import { blankNews, type NewNews, parseNewsForm, textField } from './news-values';

/** Writes news, with a text for each language of the sites (B20). */
export function NewsForm({
  onPublish,
}: {
  /** Rejects with a sentence for the host. */
  readonly onPublish: (news: NewNews) => Promise<void>;
}) {
  const { languages, invitedTo } = useHosts().site;
  const [blank] = useState(() => blankNews(languages));
  const form = useDocumentForm({
    draft: NEWS_DRAFT,
    document: null,
    blank,
    parse: (values) => parseNewsForm(values, languages, form.edit.sent),
    onSave: ({ answers }) =>
      onPublish(answers as unknown as NewNews).catch((error) => {
        throw error instanceof Conflict ? new Error(common.changed) : error;
      }),
  });
  const { field } = form;
  return (
    <DocumentForm form={form} subject="news">
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
    </DocumentForm>
  );
}

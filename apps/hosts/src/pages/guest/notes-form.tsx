import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { Save } from '@invitation/domain/rsvp/save';
import { notes as words } from '@invitation/domain/words/hosts/notes';
import { TextAreaField, TextField } from '@invitation/ui/basics/field';
import { useShownSite } from '../../context/hosts-site';
import { DocumentForm } from '../../edit/document-form';
import { useDocumentForm } from '../../edit/use-document-form';
import * as styles from '../../fields/fields.css';
import { BLANK_NOTES, describeNotesField, parseNotesForm } from '../../fields/notes-values';

/** What only hosts know of a guest. */
export function NotesForm({
  guestKey,
  people,
  notes,
  onSave,
}: {
  readonly guestKey: string;
  /** The names of the people of the guest, who can have a table each. */
  readonly people: readonly string[];
  /** `null` if nobody has noted anything. */
  readonly notes: GuestNotes | null;
  /** Rejects with `Conflict`, or an error with a sentence for the host. */
  readonly onSave: (save: Save) => Promise<void>;
}) {
  const site = useShownSite();
  const form = useDocumentForm({
    draft: `guestNotes/${guestKey}`,
    document: notes,
    blank: BLANK_NOTES,
    parse: (values) => parseNotesForm(values, people, notes),
    onSave,
  });
  const field = (name: keyof typeof words.fields) => ({
    ...form.field(name),
    label: words.fields[name],
    autoComplete: 'off',
  });
  return (
    <DocumentForm
      form={form}
      subject="notes"
      variant="secondary"
      describe={(name, value) => describeNotesField(name, value, site)}
    >
      <div className={styles.answers}>
        <TextField {...field('phone')} type="tel" />
        <TextField {...field('email')} type="email" />
      </div>
      <TextAreaField {...field('address')} rows={3} />
      <TextField {...field('table')} />
      {(people.length > 1 || notes?.seats) && (
        <TextAreaField
          {...field('seats')}
          rows={2}
          placeholder={people[0] && words.seatExample(people[0])}
        />
      )}
      <TextAreaField {...field('tags')} rows={2} />
      <TextAreaField {...field('note')} rows={3} />
    </DocumentForm>
  );
}

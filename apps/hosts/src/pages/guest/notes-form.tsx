import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { Save } from '@invitation/domain/rsvp/save';
import { DocumentForm } from '../../edit/document-form';
import { useDocumentForm } from '../../edit/use-document-form';
import { NotesFields } from '../../fields/notes-fields';
import { BLANK_NOTES, describeNotesField, parseNotesForm } from '../../fields/notes-values';

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
  const form = useDocumentForm({
    draft: `guestNotes/${guestKey}`,
    document: notes,
    blank: BLANK_NOTES,
    parse: (values) => parseNotesForm(values, people, notes),
    onSave,
  });
  return (
    <DocumentForm form={form} subject="notes" variant="secondary" describe={describeNotesField}>
      <NotesFields form={form} people={people} hasSeats={notes?.seats !== undefined} />
    </DocumentForm>
  );
}

import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { useHosts } from '../../context/hosts-site';
import { DocumentForm } from '../../edit/document-form';
import { useDocumentForm, writeOwn } from '../../edit/use-document-form';
import { NotesFields } from '../../fields/notes-fields';
import { BLANK_NOTES, describeNotesField, parseNotesForm } from '../../fields/notes-values';
import { notesOfGuest } from '../../model/changes/notes-of-guest';
import { type Guest, peopleNames } from '../../model/people/guests';

export function NotesForm({
  guest,
  notes,
}: {
  readonly guest: Guest;
  /** `null` if nobody has noted anything. */
  readonly notes: GuestNotes | null;
}) {
  const { backend } = useHosts();
  /** The people who can have a table each. */
  const people = peopleNames(guest);
  const path = `guestNotes/${guest.key}` as const;
  const form = useDocumentForm({
    draft: path,
    document: notes,
    blank: BLANK_NOTES,
    parse: (values) => parseNotesForm(values, people, notes),
    onSave: (save) => writeOwn(backend, path, notesOfGuest(guest, save)),
  });
  return (
    <DocumentForm form={form} subject="notes" variant="secondary" describe={describeNotesField}>
      <NotesFields form={form} people={people} hasSeats={notes?.seats !== undefined} />
    </DocumentForm>
  );
}

import { NOTE_LIMITS } from '@invitation/domain/guest-list/guest-notes';
import { TABLE_LIMIT } from '@invitation/domain/guest-list/guest-table';
import { tables as words } from '@invitation/domain/words/hosts/tables';
import { TextAreaField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import { useHosts } from '../../context/hosts-site';
import { DocumentForm } from '../../edit/document-form';
import { TABLES_DRAFT } from '../../edit/drafts';
import { useDocumentForm } from '../../edit/use-document-form';
import { describeNotesField } from '../../fields/notes-values';
import { readTables, TABLES_KEY } from '../../model/people/seating';
import type { NotesByKey } from '../../model/store/guest-notes';
import * as styles from './tables.css';

const BLANK = { note: '' };

/** The tables of the celebration, as the hosts write them: one per line, with its seats (B15, Seating). */
export function TableSeatsForm({ notes }: { readonly notes: NotesByKey }) {
  const { backend } = useHosts();
  const form = useDocumentForm({
    draft: TABLES_DRAFT,
    document: notes.get(TABLES_KEY) ?? null,
    blank: BLANK,
    parse: ({ note = '' }) => {
      const { line, twice } = readTables(note).faults;
      const message = line ? words.lineFormat(TABLE_LIMIT) : twice && words.twice(twice);
      return {
        answers: { note: note.trim() || null },
        issues: message ? [{ path: ['note'], message }] : [],
      };
    },
    onSave: (save) => backend.write({ [`guestNotes/${TABLES_KEY}`]: save }),
  });
  const [isOpen, setOpen] = useState(!notes.has(TABLES_KEY));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{words.yourTables}</summary>
      {isOpen && (
        <DocumentForm
          form={form}
          subject="tables"
          variant="secondary"
          describe={describeNotesField}
        >
          <TextAreaField
            {...form.field('note')}
            label={words.perLine}
            placeholder={words.example}
            rows={4}
            maxLength={NOTE_LIMITS.note}
            autoComplete="off"
          />
        </DocumentForm>
      )}
    </details>
  );
}

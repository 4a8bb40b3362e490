import { parseEmail } from '@invitation/domain/email';
import { type GuestNotes, guestNotesSchema } from '@invitation/domain/guest-notes';
import { columns } from '@invitation/domain/words/hosts/columns';
import { errors } from '@invitation/domain/words/hosts/errors';
import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { reminders } from '@invitation/domain/words/hosts/reminders';
import { readPhone } from '../phone';

/** What an import sets of what only hosts know (B15). */
export const NOTE_FIELDS = ['phone', 'email', 'address', 'table', 'tags', 'note'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];
export type ImportedNotes = Pick<GuestNotes, NoteField>;

/** E.g. `family; work`. The last semicolon tells that a comma is part of a tag. */
export const tagsText = (tags: readonly string[] = []): string =>
  tags.join('; ') + (tags.length === 1 && tags[0]?.includes(',') ? ';' : '');

const tagsIn = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split(/[;\n]/.test(cell) ? /[;\n]/ : ',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** A note as a table has it, e.g. to compare two. */
export const noteText = (notes: ImportedNotes | null | undefined, field: NoteField): string =>
  field === 'tags' ? tagsText(notes?.tags) : (notes?.[field] ?? '');

/** What the page would refuse. The message says what is left out of the import. */
const refusal = (field: NoteField, cell: string): string | null => {
  if (field === 'phone' && readPhone(cell, '') === null) return reminders.notANumber(cell);
  if (field === 'email' && parseEmail(cell) === null) return errors.noEmail;
  const value = field === 'tags' ? tagsIn(cell) : cell;
  const { error } = guestNotesSchema.safeParse({ [field]: value });
  return error ? (error.issues[0]?.message ?? '') : null;
};

/** Reads the cells of a row. What cannot be kept is left out, and told. Empty cells say nothing. */
export function notesIn(cells: Readonly<Record<NoteField, string>>): {
  readonly notes: ImportedNotes;
  /** Whole sentences. */
  readonly withheld: readonly string[];
} {
  const given = NOTE_FIELDS.filter((field) => cells[field]);
  const refused = given.flatMap((field) => {
    const message = refusal(field, cells[field]);
    return message === null ? [] : [{ field, message }];
  });
  const kept = given.filter((field) => refused.every((each) => each.field !== field));
  return {
    notes: Object.fromEntries(
      kept.map((field) => [field, field === 'tags' ? tagsIn(cells.tags) : cells[field]]),
    ),
    withheld: refused.map(({ field, message }) =>
      words.withheld(columns[field], cells[field], message),
    ),
  };
}

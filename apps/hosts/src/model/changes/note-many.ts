import { type GuestNotes, TAGS_LIMIT } from '@invitation/domain/guest-list/guest-notes';
import type { Fields } from '@invitation/domain/record/record';
import { applyFields } from '@invitation/domain/rsvp/save';
import { type Guest, stillListed } from '../people/guests';
import { type Change, changedFields } from '../store/change';
import type { NotesByKey } from '../store/guest-notes';

/** What hosts can note about many guests at once (B15). */
export const MANY_NOTES = [
  'table',
  'addTag',
  'removeTag',
  'cardPrinted',
  'cardNotPrinted',
  'thanked',
  'notThanked',
] as const;
export type ManyNote = (typeof MANY_NOTES)[number];

/** The field of the notes that changes, with its new value. `null` removes it. */
function fieldsOf(note: ManyNote, text: string, notes: GuestNotes, now: Date): Fields {
  const { tags = [] } = notes;
  const others = tags.filter((tag) => tag !== text);
  switch (note) {
    case 'table':
      return { table: text || null };
    case 'addTag':
      return text && others.length === tags.length ? { tags: [...tags, text] } : {};
    case 'removeTag':
      return { tags: others.length > 0 ? others : null };
    case 'cardPrinted':
      return { cardPrintedAt: now };
    case 'cardNotPrinted':
      return { cardPrintedAt: null };
    case 'thanked':
      return notes.thankedAt ? {} : { thankedAt: now };
    case 'notThanked':
      return { thankedAt: null, thankedBy: null };
  }
}

/**
 * Makes the same note about many guests who do not have it yet. Changes one field of each, so that other hosts' notes in other fields
 * stay. Refused for guests who were deleted, or whose field was changed, since the host has seen them.
 *
 * @param text the table or the tag
 */
export const noteMany = (
  guests: readonly Guest[],
  notes: NotesByKey,
  note: ManyNote,
  text: string,
  now: Date,
): readonly Change[] =>
  guests.flatMap((guest): Change[] => {
    const from = notes.get(guest.key) ?? null;
    const to = applyFields(from, fieldsOf(note, text.trim(), from ?? {}, now));
    if (changedFields({ from, to }).length === 0) return [];
    return [{ path: `guestNotes/${guest.key}`, from, to }, stillListed(guest)];
  });

/** The changes after which a guest would have too many tags. */
export const withTooManyTags = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ to }) => ((to as GuestNotes | null)?.tags?.length ?? 0) > TAGS_LIMIT);

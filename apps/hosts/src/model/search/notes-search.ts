import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { NotesByKey } from '../store/guest-notes';
import { searchByName, searchTextOf } from '../text/name-search';

/** The searchable text of notes. Changed notes are a new object, so each text is prepared once. */
const texts = new WeakMap<GuestNotes, string>();

function textOf(notes: GuestNotes | undefined): string {
  if (!notes) return '';
  const text = texts.get(notes) ?? searchTextOf([notes.email, notes.table, ...(notes.tags ?? [])]);
  texts.set(notes, text);
  return text;
}

/** Fewer digits would be found in too many phone numbers. */
const DIGITS = 3;

/** The digits of a phone number, without leading zeros and `(0)`, which depend on where it is dialled. */
const digitsOf = (number = ''): string =>
  number.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');

/** `searchByName` that also searches hosts' notes: the digits of a phone number, the email, the table and the tags. */
export function searchWithNotes<Item extends { readonly key: string; readonly searchText: string }>(
  items: readonly Item[],
  search: string,
  notes: NotesByKey,
): readonly Item[] {
  const digits = /^[\s\d()+\-./]+$/.test(search) ? digitsOf(search) : '';
  const called =
    digits.length >= DIGITS
      ? items.filter(({ key }) => digitsOf(notes.get(key)?.phone).includes(digits))
      : [];
  return called.length > 0
    ? called
    : searchByName(items, search, ({ key }) => textOf(notes.get(key)));
}

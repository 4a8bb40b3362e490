import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { NotesByKey } from '../store/guest-notes';
import { searchByName, searchTextOf } from '../text/name-search';

/** What a search looks through. A change makes new notes, so each is prepared once. */
const texts = new WeakMap<GuestNotes, string>();

function textOf(notes: GuestNotes | undefined): string {
  if (!notes) return '';
  const text = texts.get(notes) ?? searchTextOf([notes.email, notes.table, ...(notes.tags ?? [])]);
  texts.set(notes, text);
  return text;
}

/** Fewer digits are in too many numbers. */
const DIGITS = 3;

/** The digits of a number without what is only dialled within a country, or from abroad. */
const digitsOf = (number = ''): string =>
  number.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');

/** As `searchByName`, also by what hosts noted: the digits of a phone, an email, a table, a tag. */
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

import { parseEmail } from '@invitation/domain/guest-list/email';
import { readPhone } from '../../text/phone';
import { NO_PHONES } from '../contacts/read-notes';
import { plainColumn } from '../headings/column';
import { tidyName } from '../people/names';
import { peopleInRow } from '../people/row-people';
import type { ImportSite } from './import-site';
import { guestOf, type ReadGuest } from './read-guest';

export type TypedGuest = Pick<ReadGuest, 'name' | 'people' | 'members' | 'children' | 'aliases'> & {
  /** The phone number; empty if there is none. */
  readonly phone: string;
  readonly email: string;
};

const EMAIL = /[^\s<>,;|()]+@[^\s<>,;|()]+\.[^\s<>,;|()]+/;
const NUMBER = /(?:\+|\(\d\d|(?<![\d(])\d)[\d\s().\-/\u2010-\u2015]{5,}\d/;
const DIGITS = 7;
/** What stands before and after a contact, in the languages of the page. */
const LABEL =
  /(?:\b(?:e-?mail|mail|tel|phone|mobile|cell|telefon|telefono|telefone|telemovel|handy|whatsapp)\b\s*[.:]?|mailto:|[<>|])\s*/giu;
const LOOSE = /^[\s,;:·–—-]+|[\s,;:·–—-]+$|\(\s*\)/gu;

/** A name, and the contacts that stand in one line with it. */
export function contactsBehind(text: string) {
  const email = EMAIL.exec(text)?.[0] ?? '';
  const isEmail = email !== '' && parseEmail(email) !== null;
  const rest = isEmail ? text.replace(email, ' ') : text;
  const number = NUMBER.exec(rest)?.[0] ?? '';
  const isPhone = number.replaceAll(/\D/g, '').length >= DIGITS && readPhone(number, '') !== null;
  const without = isPhone ? rest.replace(number, ' ') : rest;
  const hasContact = isEmail || isPhone;
  const name = hasContact ? without.replaceAll(LABEL, ' ').trim().replaceAll(LOOSE, '') : without;
  return { name, phone: isPhone ? number.trim() : '', email: isEmail ? email : '' };
}

/** Reads what a host types about one guest, e.g. `Carl Okoye +1, carl@example.com`, as an import reads a row. */
export function readTypedGuest(text: string, site: ImportSite): TypedGuest {
  const { name, email, phone } = contactsBehind(text);
  const columns = [plainColumn('', 'name')];
  const cells = [tidyName(name)];
  const row = {
    row: 1,
    cells,
    people: peopleInRow(columns, cells, { isList: false, isTurned: false }),
    isAfterGap: false,
  };
  const guest = guestOf({ rows: [row], label: '' }, columns, site, NO_PHONES, false);
  return {
    ...guest,
    name: guest.name || cells[0] || '',
    phone,
    email,
  };
}

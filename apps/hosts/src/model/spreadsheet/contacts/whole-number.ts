import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ReadNumber } from '../../people/reminders';
import { readPhone } from '../../text/phone';
import type { ImportEvents } from '../meaning/import-site';
import { countryNamed, homeOf } from './phone-numbers';

/** The country at the end of an address. */
export const countryOfAddress = (address: string) =>
  countryNamed(address.split(/[,\n]/).at(-1)?.trim() ?? '');

/**
 * Reads the phone numbers of notes for links that work from anywhere. A number without a country code is taken for one of the country
 * of the guest's address, or of the celebration, if it is valid there.
 */
export function wholeNumbers(events: ImportEvents): ReadNumber {
  const home = homeOf(events);
  return ({ phone = '', address = '' }: GuestNotes, countryCode) => {
    const written = readPhone(phone, '');
    if (written !== 'needsCode')
      return written && (parsePhoneNumberFromString(written)?.number ?? written);
    for (const country of [countryOfAddress(address), home]) {
      const number = country && parsePhoneNumberFromString(phone, country);
      if (number?.isValid()) return number.number;
    }
    return readPhone(phone, countryCode);
  };
}

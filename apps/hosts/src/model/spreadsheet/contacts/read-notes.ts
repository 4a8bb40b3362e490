import type { Column } from '../headings/column';
import type { ImportSite } from '../meaning/import-site';
import { addressIn } from './addresses';
import { phonesIn } from './contacts';
import { countriesOf, homeOf, readNumber } from './phone-numbers';
import { countryOfAddress } from './whole-number';

/** Reads the telephones of a row, with the country of each number. */
export type PhoneReader = (cells: readonly string[]) => {
  readonly text: string;
  /** The text that cannot be a phone number; empty if there is none. */
  readonly refused: string;
  /** The assumed country of a number without a country code, e.g. `US`. */
  readonly country?: string;
};

/** The reader of a list without phone numbers. */
export const NO_PHONES: PhoneReader = () => ({ text: '', refused: '' });

/** Learns where a list's numbers may be from: from addresses, from country codes, and from the time zone of the celebration. */
export function phoneReader(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { events = [] }: ImportSite,
): PhoneReader {
  if (!columns.some(({ meaning }) => meaning === 'phone' || meaning === 'email')) return NO_PHONES;
  const countryAt = columns.findIndex(({ kind }) => kind === 'country');
  const ofRow = (cells: readonly string[]) =>
    countryOfAddress((countryAt >= 0 && cells[countryAt]) || addressIn(columns, cells));
  const home = homeOf(events);
  const addresses = new Set(rows.flatMap((cells) => ofRow(cells) ?? []));
  const likely = [...countriesOf(rows.flatMap((cells) => phonesIn(columns, cells))), ...addresses];
  const countries = {
    home: home ?? likely[0],
    likely: [...likely, ...(home ? [home] : []), ...countriesOfHeadings(columns)],
  };
  return (cells) => {
    const given = phonesIn(columns, cells);
    for (const cell of given) {
      const read = readNumber(cell, countries, ofRow(cells));
      if (read) return { refused: '', ...read };
    }
    return { text: '', refused: given[0] ?? '' };
  };
}

/** Headings by the country where people most likely write them: one country for each language. */
const COUNTRIES = [
  [/vorname|nachname|handy|anzahl|gäste|strasse|straße|plz|telefonnummer|gast$/i, 'DE'],
  [/telemóvel|telemovel|morada|apelido/i, 'PT'],
  [/apellido|móvil|invitad|acompañante|nombre$/i, 'ES'],
  [/prénom|téléphone|portable|invité/i, 'FR'],
  [/cognome|cellulare|ospit|telefono$/i, 'IT'],
  [/achternaam|voornaam|telefoon|gasten/i, 'NL'],
  [/imię|nazwisko|telefonu|komórk/i, 'PL'],
] as const;

const countriesOfHeadings = (columns: readonly Column[]) =>
  COUNTRIES.filter(([pattern]) => columns.some(({ heading }) => pattern.test(heading))).map(
    ([, country]) => country,
  );

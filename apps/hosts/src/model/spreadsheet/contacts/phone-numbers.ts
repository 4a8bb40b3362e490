import { searchText } from '@invitation/domain/record/text-forms';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { readPhone } from '../../text/phone';
import { LIST_LANGUAGES } from '../meaning/day-names';
import type { ImportEvents } from '../meaning/import-site';

/** The countries of which a number without a country code may be. `likely` has the likeliest first. */
interface Countries {
  /** The country of the celebration, whose numbers are kept as they are written. */
  readonly home: CountryCode | undefined;
  readonly likely: readonly CountryCode[];
}

let zones: ReadonlyMap<string, CountryCode> | undefined;

/** The country of the celebration's time zone, by the browser's own data. `undefined` in browsers without it. */
export function homeOf(events: ImportEvents): CountryCode | undefined {
  const timeZone = events.find((event) => event.timeZone)?.timeZone;
  zones ??= new Map(
    getCountries().flatMap((country) => {
      const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
        readonly timeZones?: readonly string[];
        getTimeZones?(): readonly string[];
      };
      const own = locale.getTimeZones?.() ?? locale.timeZones ?? [];
      return own.map((zone) => [zone, country] as const);
    }),
  );
  if (!timeZone) return undefined;
  // Browsers give one of a zone's names, e.g. `America/Buenos_Aires`.
  const { timeZone: own } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  return zones.get(timeZone) ?? zones.get(own);
}

/** Countries by the names and codes that people write into addresses. */
const namesOfCountries = (): ReadonlyMap<string, CountryCode> => {
  const countries = getCountries();
  return new Map([
    ...LIST_LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return countries.map(
        (country) => [searchText(names.of(country) ?? country), country] as const,
      );
    }),
    ...countries.map((country) => [country.toLowerCase(), country] as const),
  ]);
};

let names: ReadonlyMap<string, CountryCode> | undefined;

const OTHER_NAMES: Readonly<Record<string, CountryCode>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  brasil: 'BR',
  espana: 'ES',
  deutschland: 'DE',
};

export function countryNamed(text: string): CountryCode | undefined {
  const key = searchText(text);
  if (key.length < 2) return undefined;
  names ??= namesOfCountries();
  return OTHER_NAMES[key] ?? names.get(key);
}

/** The countries of the numbers that have a country code, the most frequent first. */
export function countriesOf(numbers: readonly string[]): readonly CountryCode[] {
  const counts = new Map<CountryCode, number>();
  for (const text of numbers) {
    const country =
      /^\s*'?(?:\+|00)/.test(text) &&
      parsePhoneNumberFromString(text.replace(/^\s*'/, '').replace(/^\s*00/, '+'))?.country;
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, two]) => two - one).map(([country]) => country);
}

/** The first number of a cell, without an extension and words. */
function firstNumber(cell: string): string {
  const text =
    cell
      .replace(/^\s*'/, '')
      .split(/\s*(?::::|[;\n,|]|\s\/\s|\bor\b|\boder\b|\bo\b|\bou\b)\s*/i)[0] ?? '';
  return text
    .replace(/^(?:tel|phone|mobile|mobil|cell|handy|m|t|c)\s*[.:]\s*/i, '')
    .replace(/\s*(?:(?:x|ext\.?|extension|durchwahl|poste|int\.?)\s*\d{1,6})\s*$/i, '')
    .replace(/\s*[([]\s*\p{L}[^)\]]*[)\]]\s*$/u, '')
    .replace(/\s+\p{L}[\p{L}\s'.]*$/u, '')
    .trim();
}

/** E.g. `4.41E+11`: a spreadsheet has lost its last digits. */
const isDamaged = (cell: string): boolean => /^\s*\d[.,\d]*E\+?\d+\s*$/i.test(cell);

/**
 * Reads the first number of a cell. A number that can be dialled as it is written stays as it is; every other one gets its country
 * code, e.g. `+54 9 11 6677-3399` for `011 15 6677-3399` in Argentina.
 *
 * @param own the country of the row's address
 * @returns `null` if it cannot be a number
 */
export function readNumber(
  cell: string,
  { home, likely }: Countries,
  own?: CountryCode,
): { readonly text: string; readonly country?: CountryCode } | null {
  if (isDamaged(cell)) return null;
  const text = firstNumber(cell);
  const written = readPhone(text, '');
  if (written === null) return null;
  const isWhole = written !== 'needsCode';
  const candidates = isWhole
    ? [undefined]
    : [...new Set([own, ...likely, home])].filter((each) => each !== undefined);
  for (const country of candidates) {
    const number = parsePhoneNumberFromString(isWhole ? written : text, country);
    if (!number?.isValid() || !number.country) continue;
    const code = country ? getCountryCallingCode(country) : '';
    const isKept = readPhone(text, code) === number.number && (isWhole || country === home);
    return {
      text: isKept ? text : number.formatInternational(),
      ...(!isWhole && { country: number.country }),
    };
  }
  return { text };
}

/** The characters that people write between digits. Copied contacts also have invisible direction marks. */
const SIGNS = /[\s().\-/\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g;

/** The digits of E.164, with the country code. All North American numbers have the same length. */
const WHOLE = /^(?:1\d{10}|[2-9]\d{7,14})$/;

/**
 * Reads a phone number as people write it, e.g. `0171/123 45 67` or `+49 (0)171 1234567`.
 *
 * @param countryCode for a number without one, e.g. `49`; empty if it is unknown
 * @returns the number in E.164, such as `+491711234567`; `needsCode` if its country is unknown; `null` if it cannot be a number
 */
export function readPhone(text: string, countryCode: string): string | 'needsCode' | null {
  const written = text.replace(/\(0\)/, '').replaceAll(SIGNS, '').replace(/^tel:/i, '');
  const international = /^(?:\+|00)(\d+)$/.exec(written)?.[1];
  if (international) return whole(international);
  if (!/^\d{4,14}$/.test(written)) return null;
  return countryCode === '' ? 'needsCode' : whole(countryCode + withoutTrunk(written, countryCode));
}

const whole = (digits: string): string | null => (WHOLE.test(digits) ? `+${digits}` : null);

/** Removes the prefix that is only dialled within the country. Italy's 0 is dialled from abroad, too. */
function withoutTrunk(digits: string, countryCode: string): string {
  if (countryCode === '1') return digits.replace(/^1(?=\d{10}$)/, '');
  return countryCode === '39' ? digits : digits.replace(/^0/, '');
}

/** The code of a country as hosts write it, e.g. `+351`. `null` if invalid. */
export const readCountryCode = (text: string): string | null =>
  /^(?:\+|00)?([1-9]\d{0,2})$/.exec(text.replaceAll(SIGNS, ''))?.[1] ?? null;

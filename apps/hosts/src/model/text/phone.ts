/** How people set numbers apart. Copied contacts also have invisible marks of direction. */
const SIGNS = /[\s().\-/\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g;

/** The digits of E.164, with the country's code. North America has numbers of one length. */
const WHOLE = /^(?:1\d{10}|[2-9]\d{7,14})$/;

/**
 * Reads the number of a phone as people write it, e.g. `0171/123 45 67` or `+49 (0)171 1234567`.
 *
 * @param countryCode for a number without one, e.g. `49`; empty if it is not known
 * @returns the whole number in E.164, such as `+491711234567`, `needsCode` without its country, or `null` if it cannot be one
 */
export function readPhone(text: string, countryCode: string): string | 'needsCode' | null {
  const written = text.replace(/\(0\)/, '').replaceAll(SIGNS, '').replace(/^tel:/i, '');
  const international = /^(?:\+|00)(\d+)$/.exec(written)?.[1];
  if (international) return whole(international);
  if (!/^\d{4,14}$/.test(written)) return null;
  return countryCode === '' ? 'needsCode' : whole(countryCode + withoutTrunk(written, countryCode));
}

const whole = (digits: string): string | null => (WHOLE.test(digits) ? `+${digits}` : null);

/** Without what is only dialled within the country. Italy dials the 0 from abroad, too. */
function withoutTrunk(digits: string, countryCode: string): string {
  if (countryCode === '1') return digits.replace(/^1(?=\d{10}$)/, '');
  return countryCode === '39' ? digits : digits.replace(/^0/, '');
}

/** The code of a country as hosts write it, e.g. `+351`. `null` if invalid. */
export const readCountryCode = (text: string): string | null =>
  /^(?:\+|00)?([1-9]\d{0,2})$/.exec(text.replaceAll(SIGNS, ''))?.[1] ?? null;

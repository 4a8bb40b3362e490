import { languagePart } from '@invitation/domain/words/language';
import { type Language, WORDS } from '@invitation/domain/words/words';

/** A city that a time zone is named after. */
export interface City {
  readonly name: string;
  /** An IANA name. */
  readonly timeZone: string;
}

export const CITIES: readonly City[] = Intl.supportedValuesOf('timeZone').map((timeZone) => ({
  name: (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' '),
  timeZone,
}));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The language that is spoken in a time zone, if the sites have it; by default, American English. */
export function languageOfZone(timeZone: string): Language {
  const tags = Object.keys(WORDS) as Language[];
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  const region = codes.find((code) => {
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
      getTimeZones?: () => string[] | undefined;
    };
    return locale.getTimeZones?.()?.includes(timeZone);
  });
  if (region === undefined) return 'en-US';
  const spoken = new Intl.Locale(`und-${region}`).maximize().language;
  const exact = tags.find((tag) => tag === `${spoken}-${region}`);
  // English outside of America is closer to British English.
  const related = tags.find((tag) => languagePart(tag) === spoken && tag !== 'en-US');
  return exact ?? related ?? 'en-US';
}

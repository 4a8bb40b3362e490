/** The language without its country, e.g. `pt`. The hosting reads only this part of a browser's languages (B16). */
export const languagePart = (language: string): string => language.replace(/-.*/, '');

/** The name of a language without its country, e.g. `Português`. */
export function languageName(language: string, shownIn: string): string {
  const part = languagePart(language);
  const name = new Intl.DisplayNames([shownIn], { type: 'language' }).of(part) ?? part;
  return name.charAt(0).toLocaleUpperCase(shownIn) + name.slice(1);
}

/** The name of a language with its country, in that language, so that everybody finds theirs, e.g. `português europeu`. */
export const ownName = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

export interface Translation {
  readonly language: string;
  readonly name: string;
}

/** The folder for the pages and calendar files of each language, on a site in several. */
export const LANGUAGES_FOLDER = '/i18n';

/** Overrides the browser's languages (https://firebase.google.com/docs/hosting/i18n-rewrites). */
export const LANGUAGE_COOKIE = 'firebase-language-override';

/** Where the cache storage keeps the language that was read last, for the service worker. */
export const LAST_LANGUAGE = { cache: 'language', path: '/language' } as const;

/** E.g. `pt`: all that the hosting reads of a browser's languages (B16). */
export const languagePart = (language: string): string => language.replace(/-.*/, '');

/** Without its country, e.g. `Português`. */
export function languageName(language: string, shownIn: string): string {
  const part = languagePart(language);
  const name = new Intl.DisplayNames([shownIn], { type: 'language' }).of(part) ?? part;
  return name.charAt(0).toLocaleUpperCase(shownIn) + name.slice(1);
}

/** With its country, in the language itself, so that everybody finds their own, e.g. `português europeu`. */
export const ownName = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

export interface Translation {
  readonly language: string;
  readonly name: string;
}

/** The pages and calendar files of each language, on a site in several. */
export const LANGUAGES_FOLDER = '/i18n';

/** Overrides the browser's languages (https://firebase.google.com/docs/hosting/i18n-rewrites). */
export const LANGUAGE_COOKIE = 'firebase-language-override';

/** For the service worker, in the cache storage: the language that was read last. */
export const LAST_LANGUAGE = { cache: 'language', path: '/language' } as const;

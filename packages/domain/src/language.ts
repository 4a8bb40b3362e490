/** A tag without its country, e.g. `pt`: all that the hosting reads of a browser's languages (B16). */
export const languagePart = (language: string): string => language.replace(/-.*/, '');

/** The name of a language without its country, e.g. `Português`. */
export function languageName(language: string, shownIn: string): string {
  const part = languagePart(language);
  const name = new Intl.DisplayNames([shownIn], { type: 'language' }).of(part) ?? part;
  return name.charAt(0).toLocaleUpperCase(shownIn) + name.slice(1);
}

/** Another language of a site, and its own name for itself. */
export interface Translation {
  readonly language: string;
  readonly name: string;
}

/** Where a site in several languages has the pages and calendar files of each. */
export const LANGUAGES_FOLDER = '/i18n';

/** In the cache storage, for the service worker: which language this browser has read last. */
export const LAST_LANGUAGE = { cache: 'language', path: '/language' } as const;

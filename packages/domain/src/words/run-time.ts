import type { HostsWords } from './catalogue';
import { languagePart } from './language';

const LANGUAGES = {
  'en-US': () => import('./hosts/en-US'),
  'en-GB': () => import('./hosts/en-GB'),
  de: () => import('./hosts/de'),
  es: () => import('./hosts/es'),
  'pt-PT': () => import('./hosts/pt-PT'),
} as const satisfies Readonly<Record<string, () => Promise<HostsWords>>>;

/** A language of the hosts' page, as a tag of BCP 47. */
export type HostsLanguage = keyof typeof LANGUAGES;
export const HOSTS_LANGUAGES = Object.keys(LANGUAGES) as HostsLanguage[];

/** The first wanted language that the hosts' page has, even for another country. `en-US` if there is none. */
export const bestLanguage = (wanted: readonly string[]): HostsLanguage =>
  wanted
    .map(
      (tag) =>
        HOSTS_LANGUAGES.find((each) => each === tag) ??
        HOSTS_LANGUAGES.find((each) => languagePart(each) === languagePart(tag)),
    )
    .find((found) => found !== undefined) ?? 'en-US';

export const wordsIn = (language: HostsLanguage): Promise<HostsWords> => LANGUAGES[language]();

/** The words of the page. Modules that use them must load after `loadWords` has ended. */
export let words: HostsWords;

export async function loadWords(language: HostsLanguage): Promise<void> {
  words = await wordsIn(language);
}

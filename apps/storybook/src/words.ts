import { HOSTS_LANGUAGES, type HostsLanguage, wordsIn } from '@invitation/domain/words/run-time';
import { WORDS } from '@invitation/domain/words/words';

const STORAGE_KEY = 'language';

export const DEFAULT_LANGUAGE: HostsLanguage = 'en-US';
const chosen = sessionStorage.getItem(STORAGE_KEY);
/** The language of all stories. */
export const language = HOSTS_LANGUAGES.find((each) => each === chosen) ?? DEFAULT_LANGUAGE;

/** All groups of words, for guests and hosts. Modules that import words wait for these. */
export const words = { ...(await wordsIn(language)), ...WORDS[language] };

/** Reloads the page in another language, because modules keep their words. */
export function showLanguage(next: string): void {
  if (next === language) return;
  sessionStorage.setItem(STORAGE_KEY, next);
  location.reload();
}

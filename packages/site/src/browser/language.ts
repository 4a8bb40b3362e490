import { LAST_LANGUAGE, languagePart } from '@invitation/domain/language';
import { within } from './within';

/** The hosting chooses by it (https://firebase.google.com/docs/hosting/i18n-rewrites), and by the browser's languages without it. */
const COOKIE = 'firebase-language-override';
const YEAR_S = 31_536_000;

/** Remembers the language that a guest has chosen (B16). The next page is in it. */
export async function chooseLanguage(language: string): Promise<void> {
  const part = languagePart(language);
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `${COOKIE}=${part}; path=/; max-age=${YEAR_S}; samesite=lax`;
  await tellWorker(language);
}

/** The language in which the guest reads on: after a choice, this page may still be there while the next one loads. */
export const nextLanguage = (): string =>
  new RegExp(`${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1] ?? document.documentElement.lang;

/** A guest who chose a language waits, and the cache storage of an iPhone may never answer. */
const CACHE_PATIENCE_MS = 1_000;

/** Tells the service worker, which sees no cookies, what to show without a connection. */
export async function tellWorker(language: string): Promise<void> {
  const told = async () => {
    const cache = await caches.open(LAST_LANGUAGE.cache);
    await cache.put(LAST_LANGUAGE.path, new Response(languagePart(language)));
  };
  // A browser without this storage has no service worker.
  await within(CACHE_PATIENCE_MS, told());
}

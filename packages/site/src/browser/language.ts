import { readLinkPart } from '@invitation/domain/invitation-link';
import { LAST_LANGUAGE, languagePart } from '@invitation/domain/language';
import { within } from './within';

/** The hosting chooses by it (https://firebase.google.com/docs/hosting/i18n-rewrites), and by the browser's languages without it. */
const COOKIE = 'firebase-language-override';
const YEAR_S = 31_536_000;

/** The language that the part of an address after `#` asks for, if the site has it. */
export function offeredLanguage(fragment: string): string | null {
  const language = readLinkPart(fragment, 'language');
  const { languages } = document.documentElement.dataset;
  return language !== null && languages?.split(' ').includes(language) ? language : null;
}

/** The language of this page, for links to it. `undefined` for a site with one language. */
export function pageLanguage(): string | undefined {
  const { lang, dataset } = document.documentElement;
  return dataset.languages && lang;
}

/** Loads the page in a language that the guest has chosen (B16), and remembers it. */
export async function switchLanguage(language: string): Promise<void> {
  const part = languagePart(language);
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `${COOKIE}=${part}; path=/; max-age=${YEAR_S}; samesite=lax`;
  await tellWorker(language);
  location.reload();
}

/** @param follow called with the language of a link that the guest has pressed, see `Translations` */
export function onLanguageLink(follow: (language: string) => void): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    event.preventDefault();
    follow(link.hreflang);
  });
}

/** Keeps the language of this visit for one without a connection. */
export const keepLanguage = (): Promise<void> => tellWorker(nextLanguage());

/** The language in which the guest reads on: after a choice, this page may still be there while the next one loads. */
const nextLanguage = (): string =>
  new RegExp(`${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1] ?? document.documentElement.lang;

/** A guest who chose a language waits, and the cache storage of an iPhone may never answer. */
const CACHE_PATIENCE_MS = 1_000;

/** Tells the service worker, which sees no cookies, what to show without a connection. */
async function tellWorker(language: string): Promise<void> {
  const told = async () => {
    const cache = await caches.open(LAST_LANGUAGE.cache);
    await cache.put(LAST_LANGUAGE.path, new Response(languagePart(language)));
  };
  // A browser without this storage has no service worker.
  await within(CACHE_PATIENCE_MS, told());
}

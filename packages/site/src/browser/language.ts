import { within } from '@invitation/domain/browser/within';
import { readLinkPart } from '@invitation/domain/gate/invitation-link';
import { LANGUAGE_COOKIE, LAST_LANGUAGE, languagePart } from '@invitation/domain/words/language';

const YEAR_S = 31_536_000;

/** The language after `#` in an address, if the site has it. */
export function offeredLanguage(fragment: string): string | null {
  if (globalThis.WITHOUT_TRANSLATIONS) return null;
  const language = readLinkPart(fragment, 'language');
  const { languages } = document.documentElement.dataset;
  return language !== null && languages?.split(' ').includes(language) ? language : null;
}

/** The language for links to this page; `undefined` on a site with one language. */
export function pageLanguage(): string | undefined {
  if (globalThis.WITHOUT_TRANSLATIONS) return undefined;
  const { lang, dataset } = document.documentElement;
  return dataset.languages && lang;
}

/** Reloads the page in this language (B16), and remembers it. */
export async function switchLanguage(language: string): Promise<void> {
  if (globalThis.WITHOUT_TRANSLATIONS) return;
  const part = languagePart(language);
  withCookies(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
    document.cookie = `${LANGUAGE_COOKIE}=${part}; path=/; max-age=${YEAR_S}; samesite=lax`;
  });
  await tellWorker(language);
  location.reload();
}

/** @param follow called after a press on a link of `Translations` */
export function onLanguageLink(follow: (language: string) => void): void {
  if (globalThis.WITHOUT_TRANSLATIONS) return;
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    event.preventDefault();
    follow(link.hreflang);
  });
}

/** Keeps the language for a visit without a connection. */
export async function keepLanguage(): Promise<void> {
  if (!globalThis.WITHOUT_TRANSLATIONS) await tellWorker(nextLanguage());
}

/** The chosen language, if there is one: after a choice, this page is still shown while the next one loads. */
const nextLanguage = (): string =>
  withCookies(() => new RegExp(`${LANGUAGE_COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1]) ??
  document.documentElement.lang;

/** A browser that refuses cookies may throw. */
function withCookies<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** Limits how long a guest waits after a choice, because the cache storage of an iPhone may never answer. */
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

import { createRequire } from 'node:module';
import type { SiteContent } from '@invitation/domain/build-time/read/site-content';
import type { Language } from '@invitation/domain/words/words';

/** A shorter word fits a heading's line on a phone 320 px wide. */
const MIN_LETTERS = 14;

interface Hyphenator {
  hyphenateSync(text: string, options: { minWordLength: number }): string;
}

const require = createRequire(import.meta.url);

/** The hyphenator with the language's patterns, e.g. `en-us` or `pt`; `null` if there are no patterns. */
function hyphenatorOf(language: Language): Hyphenator | null {
  for (const name of [language.toLowerCase(), new Intl.Locale(language).language]) {
    try {
      return require(`hyphen/${name}`);
    } catch {}
  }
  return null;
}

/** Lets long words in titles break between syllables, even in browsers without a hyphenation dictionary. */
export function withSoftHyphens<T extends Pick<SiteContent, 'celebration' | 'events'>>(
  site: T,
  language: Language,
): T {
  const hyphenator = hyphenatorOf(language);
  const breakable = (title: string) =>
    hyphenator?.hyphenateSync(title, { minWordLength: MIN_LETTERS }) ?? title;
  const { celebration, events } = site;
  return {
    ...site,
    celebration: {
      ...celebration,
      gateTitle: breakable(celebration.gateTitle),
      rsvpTitle: breakable(celebration.rsvpTitle),
    },
    events: events.map((event) => ({ ...event, title: breakable(event.title) })),
  };
}

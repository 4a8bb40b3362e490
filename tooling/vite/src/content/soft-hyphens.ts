import { createRequire } from 'node:module';
import type { SiteContent } from '@invitation/domain/build-time/read/site-content';
import type { Language } from '@invitation/domain/words/words';

/** A shorter word fits a line of a heading on a phone of 320 px. */
const MIN_LETTERS = 14;

interface Hyphenator {
  hyphenateSync(text: string, options: { minWordLength: number }): string;
}

const require = createRequire(import.meta.url);

/** The patterns of the language, e.g. of `en-us` or `pt`, if there are any. */
function hyphenatorOf(language: Language): Hyphenator | null {
  for (const name of [language.toLowerCase(), new Intl.Locale(language).language]) {
    try {
      return require(`hyphen/${name}`);
    } catch {}
  }
  return null;
}

/** Allows the long words of the titles to break between syllables, in browsers without a dictionary too. */
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

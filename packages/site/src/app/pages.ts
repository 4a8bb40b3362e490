import { type PageDefinition, type PageNeed, page } from '../page/page-definition';

/** For pages that not every content has. Their type stays, so that links to them are checked. */
export const ifPresent = <Pages>(pages: Pages | false): Pages => pages || ({} as Pages);

/** By path (A2). Routes, prefetch and the links in the HTML derive from it. */
export const PAGES = {
  '/': page(
    () => (globalThis.WITHOUT_PHASES ? import('../rsvp/rsvp-page') : import('../phases/rsvp-page')),
    'RsvpPage',
    'form',
  ),
  '/thank-you': page(
    () =>
      globalThis.WITHOUT_PHASES
        ? import('../thank-you/thank-you-page')
        : import('../phases/thank-you-page'),
    'ThankYouPage',
    'reply',
  ),
  ...ifPresent(
    !globalThis.WITHOUT_ALBUM && {
      '/our-story': page(() => import('../story/story-page'), 'StoryPage', 'stories'),
    },
  ),
  ...ifPresent(
    !globalThis.WITHOUT_DETAILS && {
      '/details': page(() => import('../details/details-page'), 'DetailsPage', 'details'),
    },
  ),
} satisfies Readonly<Record<string, PageDefinition>>;

export type PagePath = keyof typeof PAGES;

export const PAGE_PATHS = Object.keys(PAGES) as readonly PagePath[];

export const pageAt = (path: string): PageDefinition =>
  (PAGES as Readonly<Record<string, PageDefinition>>)[path] ?? PAGES['/'];

export const DATA_CHUNKS = {
  form: 'backend',
  reply: 'backend',
  stories: 'stories',
  details: 'backend',
  nothing: null,
} as const satisfies Readonly<Record<PageNeed, string | null>>;

import { DETAILS_PAGES } from '../details/details-pages';
import { type PageDefinition, type PageNeed, page } from '../page/page-definition';

/** By path (A2). Routes, prefetch and the links in the HTML derive from it. */
export const PAGES = {
  '/': page(() => import('../phases/rsvp-page'), 'RsvpPage', 'form'),
  '/thank-you': page(() => import('../phases/thank-you-page'), 'ThankYouPage', 'reply'),
  '/our-story': page(() => import('../story/story-page'), 'StoryPage', 'stories'),
  ...DETAILS_PAGES,
} satisfies Readonly<Record<string, PageDefinition>>;

export type PagePath = keyof typeof PAGES;

export const PAGE_PATHS = Object.keys(PAGES) as readonly PagePath[];

export const pageAt = (path: string): PageDefinition =>
  (PAGES as Readonly<Record<string, PageDefinition>>)[path] ?? PAGES['/'];

export const DATA_CHUNKS = {
  form: 'backend',
  reply: 'backend',
  stories: 'stories',
  session: 'backend',
  nothing: null,
} as const satisfies Readonly<Record<PageNeed, string | null>>;

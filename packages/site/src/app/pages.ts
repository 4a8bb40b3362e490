import type { ReactNode } from 'react';

/** What a page waits for beside its code. `routes.ts` loads it. */
export type PageNeed =
  /** The session, and the reply if there is one. */
  | 'form'
  /** A saved reply. A guest without one goes to the form (B3). */
  | 'reply'
  | 'stories'
  /** The session, which knows of a personal invitation. */
  | 'session'
  | 'nothing';

export interface PageDefinition {
  readonly load: () => Promise<Readonly<Record<string, () => ReactNode>>>;
  /** The chunk's export with the page's component. The build finds the chunk by this name. */
  readonly component: string;
  readonly needs: PageNeed;
}

const page = <Chunk extends Record<string, () => ReactNode>, const Need extends PageNeed>(
  load: () => Promise<Chunk>,
  component: keyof Chunk & string,
  needs: Need,
) => ({ load, component, needs });

// The commands that read this list have no `import.meta.env`.
const DETAILS = import.meta.env?.NO_DETAILS
  ? ({} as never)
  : { '/details': page(() => import('../details/details-page'), 'DetailsPage', 'session') };

/** By path (A2). The routes, the prefetch and the links in the HTML are made from this list. */
export const PAGES = {
  '/': page(() => import('../rsvp/rsvp-page'), 'RsvpPage', 'form'),
  '/thank-you': page(() => import('../thank-you/thank-you-page'), 'ThankYouPage', 'reply'),
  '/our-story': page(() => import('../story/story-page'), 'StoryPage', 'stories'),
  ...DETAILS,
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

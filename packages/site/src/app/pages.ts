/** A page that the gate protects. */
export interface PageDefinition {
  /** Imports the page's chunk. */
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  /** The chunk's export with the page's component. The build finds the chunk by this name. */
  readonly component: string;
  /** The data that the page waits for. The session needs the backend's chunk. */
  readonly needs: 'session' | 'stories';
}

/**
 * The pages that the gate protects, by path (A2). The router, the prefetch, the links in the HTML and the size budgets
 * read this list.
 */
export const PAGES = {
  '/': { load: () => import('../rsvp/rsvp-page'), component: 'RsvpPage', needs: 'session' },
  '/thank-you': {
    load: () => import('../thank-you/thank-you-page'),
    component: 'ThankYouPage',
    needs: 'session',
  },
  '/our-story': {
    load: () => import('../story/story-page'),
    component: 'StoryPage',
    needs: 'stories',
  },
} as const satisfies Readonly<Record<string, PageDefinition>>;

export type PagePath = keyof typeof PAGES;

/** Returns the page at a path, or the form for any other path. */
export const pageAt = (path: string): PageDefinition =>
  (PAGES as Readonly<Record<string, PageDefinition>>)[path] ?? PAGES['/'];

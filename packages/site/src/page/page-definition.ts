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

/** Checks that the chunk has the component. */
export const page = <Chunk extends Record<string, () => ReactNode>, const Need extends PageNeed>(
  load: () => Promise<Chunk>,
  component: keyof Chunk & string,
  needs: Need,
) => ({ load, component, needs });

import type { ReactNode } from 'react';

export type PageNeed =
  | 'form'
  /** A guest without a reply goes to the form (B3). */
  | 'reply'
  | 'stories'
  | 'details'
  | 'nothing';

export interface PageDefinition {
  readonly load: () => Promise<Readonly<Record<string, () => ReactNode>>>;
  /** The name of the chunk's export, by which the build finds the chunk. */
  readonly component: string;
  readonly needs: PageNeed;
}

export const page = <Chunk extends Record<string, () => ReactNode>, const Need extends PageNeed>(
  load: () => Promise<Chunk>,
  component: keyof Chunk & string,
  needs: Need,
) => ({ load, component, needs });

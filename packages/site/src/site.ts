import type { Backend } from '@invitation/backend/backend';
import type { Celebration } from '@invitation/domain/celebration';
import type { InvitedEvent } from '@invitation/domain/event';
import type { Mode } from '@invitation/domain/mode';
import type { Story } from '@invitation/domain/story';
import type { RouterHistory } from '@tanstack/react-router';
import { createContext, use } from 'react';

/** All that makes one site out of the shared code. Nothing in it needs a browser before it is called. */
export interface Site {
  readonly celebration: Celebration;
  /** The days this site's guests may know of, in their order. */
  readonly events: readonly InvitedEvent[];
  /** Tells the mode, from the address of the page or for good. */
  readonly detectMode: () => Mode;
  /** The class of a theme of the ui package. */
  readonly theme: string;
  /** Fetches the backend's code, and gives what opens it. */
  readonly loadBackend: () => Promise<() => Backend | Promise<Backend>>;
  /** Fetches the album's stories, in their order. */
  readonly loadStories: () => Promise<readonly Story[]>;
  /** Where navigations are kept; in the browser's address bar by default. */
  readonly history?: RouterHistory;
}

/** The site as one visit sees it. */
export interface VisitedSite extends Pick<Site, 'celebration'> {
  readonly mode: Mode;
  /** The days that the mode shows. */
  readonly events: readonly InvitedEvent[];
}

/** The site to everything below it. */
export const SiteContext = createContext<VisitedSite | null>(null);

/**
 * The site that this component is part of.
 *
 * @throws outside of a `SiteContext`
 */
export function useSite(): VisitedSite {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite must be used within a SiteContext');
  return site;
}

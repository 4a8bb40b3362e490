import type { Backend } from '@invitation/backend/backend';
import type { Celebration } from '@invitation/domain/celebration';
import type { InvitedEvent } from '@invitation/domain/event';
import type { Mode } from '@invitation/domain/mode';
import type { RouterHistory } from '@tanstack/react-router';
import { createContext, use } from 'react';

/** All that makes one site out of the shared code. */
export interface Site {
  readonly celebration: Celebration;
  /** The days this site's guests may know of, in their order. */
  readonly events: readonly InvitedEvent[];
  readonly mode: Mode;
  /** The class of a theme of the ui package. */
  readonly theme: string;
  /** Opens the backend; called once, when a page first needs it, and again if that failed. */
  readonly openBackend: () => Promise<Backend>;
  /** Where navigations are kept; in the browser's address bar by default. */
  readonly history?: RouterHistory;
}

/** The site to everything below it. */
export const SiteContext = createContext<Site | null>(null);

/**
 * The site that this component is part of.
 *
 * @throws outside of a `SiteContext`
 */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite must be used within a SiteContext');
  return site;
}

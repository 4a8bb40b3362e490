import type { Backend, ServiceOrigins } from '@invitation/backend/backend';
import type { Celebration } from '@invitation/domain/celebration';
import type { CelebrationEvent } from '@invitation/domain/event';
import type { Mode } from '@invitation/domain/mode';
import type { ReplyBy } from '@invitation/domain/reply-by';
import type { Story } from '@invitation/domain/story';
import type { RouterHistory } from '@tanstack/react-router';
import { createContext, use } from 'react';

/** Everything that differs between sites. It is also read outside a browser, to prerender the gate. */
export interface Site {
  readonly celebration: Celebration;
  readonly replyBy: ReplyBy | null;
  /** The days of this site, in chronological order. */
  readonly events: readonly CelebrationEvent[];
  /** Returns a constant, or reads the mode from the page's address. */
  readonly detectMode: () => Mode;
  /** The class name of a theme in the ui package. */
  readonly theme: string;
  /** Imports the backend's chunk. The returned function opens the backend. */
  readonly loadBackend: () => Promise<() => Backend | Promise<Backend>>;
  /** The services that the backend calls, `null` without any. */
  readonly services: ServiceOrigins | null;
  /** Imports the stories of the album, in order. */
  readonly loadStories: () => Promise<readonly Story[]>;
  /** Default: the browser's history. */
  readonly history?: RouterHistory;
}

/** The site in the mode of this visit. */
export interface SiteContextValue extends Pick<Site, 'celebration' | 'replyBy' | 'services'> {
  /** The days that the guest sees, in chronological order. */
  readonly events: readonly CelebrationEvent[];
}

export const SiteContext = createContext<SiteContextValue | null>(null);

/** @throws an Error outside a `SiteContext` */
export function useSite(): SiteContextValue {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite must be used within a SiteContext');
  return site;
}

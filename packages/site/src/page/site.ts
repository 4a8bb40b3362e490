import type { OpenBackend, ServiceOrigins } from '@invitation/backend/backend';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { eventsOf, type Mode } from '@invitation/domain/mode/mode';
import type { RecordShape } from '@invitation/domain/record/record';
import type { StartContent } from '@invitation/domain/start-content';
import type { RouterHistory } from '@tanstack/react-router';
import { createContext, use } from 'react';

/** The site of an app. The build uses it, too, to prerender the gate. */
export interface Site extends StartContent {
  readonly detectMode: () => Mode;
  /** The class name of a theme in the ui package. */
  readonly theme: string;
  readonly loadBackend: () => Promise<OpenBackend>;
  readonly services: ServiceOrigins | null;
  /** The path of the service worker; `null` in development. */
  readonly worker: string | null;
  readonly history?: RouterHistory;
}

export interface Visit extends Pick<Site, 'celebration' | 'replyBy' | 'events'> {
  readonly mode: Mode;
}

export interface ShownPage {
  readonly focusHeading: () => void;
}

export interface EnvelopeEvents {
  readonly onInvitation: (invitation: Invitation | null) => void;
  /** Called when a page has replaced 'Loading...'. */
  readonly onPage: (page: ShownPage) => void;
}

export interface SiteContextValue extends Site, Visit, EnvelopeEvents, Pick<RecordShape, 'days'> {}

export const visitIn = (
  mode: Mode,
  { celebration, replyBy, saturdayTexts, events }: Site,
): Visit => ({
  mode,
  events: eventsOf(mode, events),
  celebration,
  replyBy,
  ...(mode === 'saturday' && {
    ...saturdayTexts,
    celebration: { ...celebration, ...saturdayTexts?.celebration },
  }),
});

export const SiteContext = createContext<SiteContextValue | null>(null);

export function useSite(): SiteContextValue {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite must be used within a SiteContext');
  return site;
}

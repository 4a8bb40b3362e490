import type { OpenBackend, ServiceOrigins } from '@invitation/backend/backend';
import type { Celebration } from '@invitation/domain/event/celebration';
import type { DetailsBySite } from '@invitation/domain/event/details';
import type { CelebrationEvent, OtherDay } from '@invitation/domain/event/event';
import type { PhasesByMode } from '@invitation/domain/event/phases';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { eventsOf, type Mode } from '@invitation/domain/mode/mode';
import type { Question, RecordShape } from '@invitation/domain/record/record';
import type { ReplyBy } from '@invitation/domain/rsvp/reply-by';
import type { Story } from '@invitation/domain/story/story';
import type { Translation } from '@invitation/domain/words/language';
import type { RouterHistory } from '@tanstack/react-router';
import { createContext, use } from 'react';

/** Also for the build, which prerenders the gate. */
export interface Site {
  readonly celebration: Celebration;
  readonly replyBy: ReplyBy | null;
  /** `undefined` without dates between phases (B21). */
  readonly phases?: PhasesByMode;
  /** When guests begin to see their table (B15): UTC, ISO 8601 with a trailing `Z`. `undefined` for never. */
  readonly tablesFrom?: string;
  /** On the site of the whole weekend, for guests of the Saturday. */
  readonly saturdayTexts?: {
    readonly celebration: Partial<Celebration>;
    readonly replyBy?: ReplyBy;
  };
  readonly events: readonly CelebrationEvent[];
  readonly otherDays: readonly OtherDay[];
  readonly questions?: readonly Question[];
  readonly translations?: readonly Translation[];
  readonly detectMode: () => Mode;
  /** The class name of a theme in the ui package. */
  readonly theme: string;
  readonly loadBackend: () => Promise<OpenBackend>;
  readonly services: ServiceOrigins | null;
  /** `null` in development. */
  readonly worker: string | null;
  /** `undefined` without an album (B11). */
  readonly loadStories?: () => Promise<readonly Story[]>;
  readonly loadDetails?: () => Promise<DetailsBySite>;
  readonly history?: RouterHistory;
}

export interface Visit extends Pick<Site, 'celebration' | 'replyBy'> {
  readonly mode: Mode;
  readonly events: readonly CelebrationEvent[];
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

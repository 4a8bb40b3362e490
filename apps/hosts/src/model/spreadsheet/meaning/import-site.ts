import type { RecordDay } from '@invitation/domain/event/event';
import type { InvitedTo } from '../../people/invited-to';

/** What an import must know of the sites. */
export interface ImportSite {
  /** The languages of the sites; empty if they have only one. */
  readonly languages: readonly string[];
  readonly invitedTo: InvitedTo;
  /** Whether invitations may name the people on them (B14). */
  readonly namedGuests?: boolean;
  /** The days, to recognize them by their titles and to ask about replies. */
  readonly events?: ImportEvents;
}

export type ImportEvents = readonly (RecordDay & {
  readonly title?: string;
  readonly timeZone?: string;
})[];

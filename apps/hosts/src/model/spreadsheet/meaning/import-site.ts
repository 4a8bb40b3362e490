import type { RecordDay } from '@invitation/domain/event/event';
import type { InvitedTo } from '../../people/invited-to';

/** What an import must know of the sites. */
export interface ImportSite {
  /** Empty for sites in one language. */
  readonly languages: readonly string[];
  readonly invitedTo: InvitedTo;
  /** Whether invitations may name the people on them (B14). */
  readonly namedGuests?: boolean;
  /** For questions about replies, and days by their titles. */
  readonly events?: ImportEvents;
}

export type ImportEvents = readonly (RecordDay & {
  readonly title?: string;
  readonly timeZone?: string;
})[];

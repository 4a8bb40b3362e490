import type { CelebrationEvent } from './event';

/** The days that a guest sees: the whole weekend, or only the Saturday (A1). */
export type Mode = 'weekend' | 'saturday';

/** The query parameter `saturday=1` turns the Saturday-only mode on (A9). */
export const SATURDAY_PARAMETER = 'saturday';
export const SATURDAY_FLAG = '1';

/**
 * Detects the mode (A1, B1). Without `saturday=1`, the hostname decides.
 *
 * @param address such as `location`; the query string may lack the leading `?`
 * @param saturdayDomain a hostname that contains this text is the Saturday site; an empty text matches none
 */
export function detectMode(
  address: { readonly hostname: string; readonly search: string },
  saturdayDomain: string,
): Mode {
  const flagged = new URLSearchParams(address.search).get(SATURDAY_PARAMETER) === SATURDAY_FLAG;
  const domain = saturdayDomain.trim().toLowerCase();
  const hosted = domain !== '' && address.hostname.toLowerCase().includes(domain);
  return flagged || hosted ? 'saturday' : 'weekend';
}

/** Selects the days that a mode shows: only those for everyone, or all. */
export const eventsOf = (
  mode: Mode,
  events: readonly CelebrationEvent[],
): readonly CelebrationEvent[] =>
  mode === 'saturday' ? events.filter(({ guests }) => guests === 'everyone') : events;

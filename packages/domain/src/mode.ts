/** Which site a guest sees: the whole weekend, or the Saturday alone (A1). */
export type Mode = 'weekend' | 'saturday';

/** The query parameter that turns the Saturday-only mode on, and its only value that does (A9). */
export const SATURDAY_PARAMETER = 'saturday';
export const SATURDAY_FLAG = '1';

/**
 * Tells the mode from an address (A1, B1). Any value of the parameter but `1`, or none, leaves the mode to the
 * hostname.
 *
 * @param address the page's hostname and its query string, with or without the leading `?`
 * @param saturdayDomain the part of a hostname that marks the Saturday site; an empty one marks none
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

/**
 * The events that a mode shows, of those an app was given.
 *
 * @param events in the order of the days
 */
export function eventsOf<Event extends { readonly day: string }>(
  mode: Mode,
  events: readonly Event[],
): readonly Event[] {
  return mode === 'saturday' ? events.filter((event) => event.day === 'saturday') : events;
}

export type Mode = 'weekend' | 'saturday';

/** The query parameter `saturday=1` turns the Saturday-only mode on (A9). */
export const SATURDAY_PARAMETER = 'saturday';
export const SATURDAY_FLAG = '1';

/** @param saturdayDomain what the hostname of the Saturday-only site contains (B1); empty for none */
export function detectMode(
  address: { readonly hostname: string; readonly search: string },
  saturdayDomain: string,
): Mode {
  const flagged = new URLSearchParams(address.search).get(SATURDAY_PARAMETER) === SATURDAY_FLAG;
  const domain = saturdayDomain.trim().toLowerCase();
  const hosted = domain !== '' && address.hostname.toLowerCase().includes(domain);
  return flagged || hosted ? 'saturday' : 'weekend';
}

/** The days that a guest in this mode sees. */
export const eventsOf = <Day extends { readonly guests: 'everyone' | 'weekend' }>(
  mode: Mode,
  events: readonly Day[],
): readonly Day[] =>
  mode === 'saturday' ? events.filter(({ guests }) => guests === 'everyone') : events;

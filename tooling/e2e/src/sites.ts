/** Where the built apps are served while the journeys run: apart from the ports of `dev` and `preview`. */
export const PORTS = { full: 4273, saturday: 4274 };

export const FULL = `http://localhost:${PORTS.full}`;
export const SATURDAY = `http://localhost:${PORTS.saturday}`;
/** The full app under a hostname with the Saturday RSVP domain in it; browsers resolve it to this machine. */
export const FULL_ON_SATURDAY_DOMAIN = `http://www.saturdayrsvp.localhost:${PORTS.full}`;

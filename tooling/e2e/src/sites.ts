import { hasEmulators } from '@invitation/emulators/seed';

/** Whether the tests run on the emulators. */
export const ON_EMULATORS = hasEmulators();

/** The ports of the served builds. They differ from those of `dev` and `preview`, and between both test runs. */
export const PORTS = ON_EMULATORS
  ? { full: 4275, saturday: 4276, hosts: 4278 }
  : { full: 4273, saturday: 4274, hosts: 4277 };

export const FULL = `http://localhost:${PORTS.full}`;
export const SATURDAY = `http://localhost:${PORTS.saturday}`;
export const HOSTS = `http://localhost:${PORTS.hosts}`;
/** The full app under a hostname with the Saturday RSVP domain in it; browsers resolve it to this machine. */
export const FULL_ON_SATURDAY_DOMAIN = `http://www.saturdayrsvp.localhost:${PORTS.full}`;

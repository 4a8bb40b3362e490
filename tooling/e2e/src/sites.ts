import { hasEmulators } from '@invitation/emulators/seed';
import type { SiteName } from '@invitation/vite/content/sites';

export const ON_EMULATORS = hasEmulators();

/** The port is free, so it differs in each run. Only tests that run know it: no title of a test may contain it. */
const addressOf = (site: SiteName, hostname = 'localhost') =>
  `http://${hostname}:${process.env[`${site}_port`.toUpperCase()]}`;

export const FULL = addressOf('full');
export const SATURDAY = addressOf('saturday');
export const HOSTS = addressOf('hosts');
/** The full app under a hostname with the Saturday RSVP domain in it; browsers resolve it to this machine. */
export const FULL_ON_SATURDAY_DOMAIN = addressOf('full', 'www.saturdayrsvp.localhost');

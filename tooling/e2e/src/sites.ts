import { hasEmulators } from '@invitation/emulators/seed';
import type { SiteName } from '@invitation/vite/content/sites';

export const ON_EMULATORS = hasEmulators();

/** The port differs in each run, and is known only while tests run. So no title of a test may contain it. */
const addressOf = (site: SiteName, hostname = 'localhost') =>
  `http://${hostname}:${process.env[`${site}_port`.toUpperCase()]}`;

export const FULL = addressOf('full');
export const SATURDAY = addressOf('saturday');
export const HOSTS = addressOf('hosts');
/** The full app under a hostname that contains the Saturday RSVP domain. Browsers resolve it to this machine. */
export const FULL_ON_SATURDAY_DOMAIN = addressOf('full', 'www.saturdayrsvp.localhost');

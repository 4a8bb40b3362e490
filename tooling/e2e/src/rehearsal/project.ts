import { PROJECT } from '@invitation/emulators/emulators';
import type { SiteName } from '@invitation/vite/content/sites';

/** The first host, as in the settings of the rehearsal. */
export const OWNER = 'owner@example.com';

const NAMES: Readonly<Record<SiteName, string>> = {
  full: 'weekend',
  saturday: 'saturday',
  hosts: 'hosts',
};

/** The name under which Firebase serves a site. */
export const hostOf = (site: SiteName): string => `${PROJECT}-${NAMES[site]}.web.app`;

import { celebration } from '@invitation/domain/content/celebration';
import { friday } from '@invitation/domain/content/events/friday';
import { saturday } from '@invitation/domain/content/events/saturday';
import { sunday } from '@invitation/domain/content/events/sunday';
import type { CelebrationEvent, Day } from '@invitation/domain/event';
import { openHostsBackend } from './model/load-hosts-backend';
import type { HostsSite } from './pages/hosts-site';
import { theme } from './theme.css';

/** The hosts' page (B15). */
export const site: HostsSite = {
  hosts: celebration.hosts,
  events: Object.values({ friday, saturday, sunday } satisfies Record<Day, CelebrationEvent>),
  theme,
  password: celebration.password,
  addresses: {
    weekend: import.meta.env.WEEKEND_ADDRESS,
    saturday: import.meta.env.SATURDAY_ADDRESS,
  },
  openBackend: openHostsBackend,
};

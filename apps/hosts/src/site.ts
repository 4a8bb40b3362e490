import { cards, reminder } from 'content:hosts';
import { celebration, events, questions } from 'content:weekend';
import { openHostsBackend } from './model/load-hosts-backend';
import type { HostsSite } from './pages/hosts-site';
import { cardThemes, theme } from './theme.css';

/** The hosts' page (B15). */
export const site: HostsSite = {
  hosts: celebration.hosts,
  events,
  questions,
  reminder,
  theme,
  cards,
  cardThemes,
  password: celebration.password,
  addresses: {
    weekend: import.meta.env.WEEKEND_ADDRESS,
    saturday: import.meta.env.SATURDAY_ADDRESS,
  },
  openBackend: () => openHostsBackend(events, questions),
};

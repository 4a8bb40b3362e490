import { cards, language as contentLanguage, everyone, languages, reminder } from 'content:hosts';
import { celebration, events as days, questions } from 'content:weekend';
import type { CelebrationEvent } from '@invitation/domain/event';
import { language } from '@invitation/domain/words/hosts/language';
import { openHostsBackend } from './model/load-hosts-backend';
import type { HostsSite } from './pages/hosts-site';
import { cardThemes, theme } from './theme.css';

const weekdayIn = (tag: string, { start, timeZone }: CelebrationEvent) =>
  new Date(start).toLocaleDateString(tag, { timeZone, weekday: 'long' });

/** The days, in the language of the host. A day can also have a name of the hosts' own. */
const events = days.map((event) =>
  event.weekday === weekdayIn(contentLanguage, event)
    ? { ...event, weekday: weekdayIn(language, event) }
    : event,
);

/** The hosts' page (B15). */
export const site: HostsSite = {
  hosts: celebration.hosts,
  events,
  questions,
  languages,
  reminder,
  everyone,
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

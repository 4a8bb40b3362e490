import { hasSaturdaySite, texts } from 'content:hosts';
import { celebration } from 'content:weekend';
import type { CelebrationEvent } from '@invitation/domain/event';
import { languagePart } from '@invitation/domain/language';
import { language } from '@invitation/domain/words/hosts/language';
import { bySite, invitedToOf } from './model/invited-to';
import { openHostsBackend } from './model/load-hosts-backend';
import type { HostsSite } from './parts/hosts-site';
import { cardThemes, theme } from './theme.css';

/** The texts in the language of the host, or the default ones. */
const own =
  texts.find((each) => languagePart(each.language) === languagePart(language)) ?? texts[0];

const weekdayIn = (tag: string, { start, timeZone }: CelebrationEvent) =>
  new Date(start).toLocaleDateString(tag, { timeZone, weekday: 'long' });

/** The days, in the language of the host. A day can also have a name of the hosts' own. */
const events = own.events.map((event) =>
  event.weekday === weekdayIn(own.language, event)
    ? { ...event, weekday: weekdayIn(language, event) }
    : event,
);

/** The hosts' page (B15). */
export const site: HostsSite = {
  hosts: celebration.hosts,
  events,
  questions: own.questions,
  guestTexts: texts,
  invitedTo: invitedToOf(events, hasSaturdaySite),
  theme,
  cardThemes: bySite(cardThemes, hasSaturdaySite),
  password: celebration.password,
  addresses: bySite(
    { weekend: import.meta.env.WEEKEND_ADDRESS, saturday: import.meta.env.SATURDAY_ADDRESS },
    hasSaturdaySite,
  ),
  openBackend: () => openHostsBackend({ days: events, questions: own.questions }),
};

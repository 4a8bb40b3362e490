import {
  celebration,
  hasSaturdaySite,
  namedGuests,
  phases,
  tablesFrom,
  texts,
} from 'content:hosts';
import { language } from '@invitation/domain/words/hosts/language';
import { languagePart } from '@invitation/domain/words/language';
import type { HostsSite } from './context/hosts-site';
import { openHostsBackend } from './model/backend/load-hosts-backend';
import { bySite, invitedToOf } from './model/people/invited-to';
import { namedDays } from './model/people/named-days';
import { cardThemes, theme } from './theme.css';

/** The texts in the language of the host, or the default ones. */
const own =
  texts.find((each) => languagePart(each.language) === languagePart(language)) ?? texts[0];

const events = namedDays(language, own);

export const site: HostsSite = {
  hosts: celebration.hosts,
  events,
  questions: own.questions,
  namedGuests,
  phases,
  tablesFrom,
  guestTexts: texts,
  invitedTo: invitedToOf(events, hasSaturdaySite),
  theme,
  cardThemes: bySite(cardThemes, hasSaturdaySite),
  password: celebration.password,
  addresses: bySite(
    { weekend: import.meta.env.WEEKEND_ADDRESS, saturday: import.meta.env.SATURDAY_ADDRESS },
    hasSaturdaySite,
  ),
  openBackend: () => openHostsBackend({ days: events, questions: own.questions }, namedGuests),
};

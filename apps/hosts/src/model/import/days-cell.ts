import { INVITATION_DAYS, type Invitation } from '@invitation/domain/invitation';
import { searchText } from '@invitation/domain/text-forms';
import { HOSTS_LANGUAGES } from '@invitation/domain/words/run-time';
import type { InvitedTo } from '../invited-to';
import { WEEKDAY_IDS, weekdaysIn } from '../weekdays';

const ALL = /^(all days|alle tage|todos los dias|todos os dias)$/;
const NONE = /^(nicht eingeladen|sin invitacion|sem convite)$/;
const ONLY = /^(only|nur|solo|so|apenas) | only$/;

/** The days of a week by what people call them. */
const WEEKDAYS = new Map(
  HOSTS_LANGUAGES.flatMap((language) =>
    weekdaysIn(language).map((name, at) => [searchText(name), WEEKDAY_IDS[at]] as const),
  ),
);

/** The word between the last two of several days, e.g. `and` and `und`. */
const andIn = (language: string) =>
  new Intl.ListFormat(language)
    .formatToParts(['a', 'b'])
    .flatMap(({ type, value }) => (type === 'literal' ? value.trim() : []));
const AND = new RegExp(`,? (?:${HOSTS_LANGUAGES.flatMap(andIn).join('|')}) |, `);

/** The same for what tables in every language say, e.g. `friday saturday` for `Nur Freitag und Samstag`. */
const simple = (text: string): string =>
  searchText(text)
    .replace(ALL, 'weekend')
    .replace(NONE, 'not invited')
    .replace(ONLY, '')
    .split(AND)
    .map((day) => WEEKDAYS.get(day) ?? day)
    .join(' ');

/** Reads what an invitation is for: a name of the page or of its tables, in any of its languages, or the stored value. */
export const daysIn = (
  cell: string,
  { names, storedNames }: InvitedTo,
): Invitation['days'] | undefined =>
  INVITATION_DAYS.find((days) =>
    [...storedNames.filter((name) => name === days), names[days]].some(
      (name) => simple(name) === simple(cell),
    ),
  );

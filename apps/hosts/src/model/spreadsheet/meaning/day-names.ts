import { INVITATION_DAYS, type Invitation } from '@invitation/domain/guest-list/invitation';
import { searchText } from '@invitation/domain/record/text-forms';
import { HOSTS_LANGUAGES } from '@invitation/domain/words/run-time';
import { WEEKDAY_IDS, weekdaysIn } from '../../text/weekdays';
import type { ImportEvents, ImportSite } from './import-site';

/** The languages in which lists are read: more than the page has. */
export const LIST_LANGUAGES: readonly string[] = [...HOSTS_LANGUAGES, 'fr', 'it', 'nl', 'pl'];

const named = (language: string, weekday: 'long' | 'short') =>
  weekdaysIn(language, weekday).map(
    (name, at) => [searchText(name).replace(/\.$/, ''), WEEKDAY_IDS[at] ?? ''] as const,
  );

/** The days of a week by what people call them. Two letters are only read where nothing else says them. */
const WEEKDAYS: ReadonlyMap<string, string> = new Map(
  LIST_LANGUAGES.flatMap((language) => [
    ...named(language, 'short').filter(([name]) => name.length > 1),
    ...named(language, 'long').flatMap(([name, id]) => [
      [name, id] as const,
      [name.replace(/-feira$/, ''), id] as const,
      [`${name}s`, id] as const,
      [name.slice(0, 3), id] as const,
    ]),
  ]),
);

/** The weekday of a word such as `saturdays`, `sat` or `sábado`. */
const weekdayOf = (word: string): string | undefined =>
  WEEKDAYS.get(searchText(word).replace(/\.$/, ''));

const ALL =
  /^(?:(?:the )?(?:whole |full |entire |all |complete |both |jedes |ganzes |alle |todos os |todos los |todo o |todo el |tout le |tous les |tutti i |tutto il |hele |alle |caly |wszystkie |cale )?(?:weekend|wochenende|fim de semana|fin de semana|week end|fine settimana)|(?:all|both|alle|beide|everything|all days|alle tage|both days|all events|all three|all 3|beide tage|todos|todas|ambos|ambas|todo|tudo|tous|tout|toutes|les deux|tous les jours|todos los dias|todos os dias|ambos dias|ambos os dias|los dos|os dois|tutti|tutto|tutti i giorni|entrambi|alle dagen|alles|wszystkie|wszystkie dni|oba|oba dni))$/;
export const isAllDays = (text: string): boolean => ALL.test(searchText(text));

const NONE = /^(?:not invited|nicht eingeladen|sin invitacion|sem convite)$/;
const ONLY =
  /\b(?:only|just|nur|solo|so(?=\s+\p{L})|apenas|solamente|seulement|soltanto|solo|alleen|tylko|uniquement)\b/gu;
const FILLER =
  /^(?:on|am|el|o|a|le|la|il|op|w|we|day|tag|dia|jour|giorno|dag|dzien|the|invited|to|und|and)$/;

const parts = (text: string): readonly string[] =>
  text
    .split(/\s*(?:[,;/&+\n]|\b(?:and|und|y|e|et|en|i)\b)\s*/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The days of a range such as `Fri-Sun` or `Friday to Sunday`. */
function rangeIn(text: string, events: ImportEvents): readonly string[] | undefined {
  const [, from = '', to = ''] =
    /^(\S+)\s*(?:[-–—]|\bto\b|\bbis\b|\ba\b|\bau\b|\bal\b|\btot\b|\bdo\b|\buntil\b|\bthrough\b)\s*(\S+)$/.exec(
      text,
    ) ?? [];
  const at = (word: string) => events.findIndex(({ day }) => day === weekdayOf(word));
  const [first, last] = [at(from), at(to)];
  return from && first >= 0 && last > first
    ? events.slice(first, last + 1).map(({ day }) => day)
    : undefined;
}

/** The day that a text names: its weekday, or its title. */
export function dayNamed(text: string, events: ImportEvents): string | undefined {
  const simple = searchText(text);
  if (simple === '') return undefined;
  const titled = events.find(({ title = '' }) => title !== '' && searchText(title) === simple);
  if (titled) return titled.day;
  const words = simple
    .split(/[\s.,:()]+/)
    .filter((word) => word !== '' && !FILLER.test(word) && !/^\d+(?:st|nd|rd|th)?$/.test(word));
  const [weekday, ...others] = words.flatMap((word) => weekdayOf(word) ?? []);
  return weekday && others.length === 0 && words.length === 1 ? weekday : undefined;
}

/**
 * Reads what an invitation is for: a name of the page or of its tables, in any of its languages, weekdays, titles of days, or the
 * stored value. `undefined` if the text does not say exactly that.
 */
export function daysIn(
  cell: string,
  { invitedTo: { names, storedNames }, events = [] }: Pick<ImportSite, 'invitedTo' | 'events'>,
): Invitation['days'] | undefined {
  const simple = searchText(cell);
  const bare = simple.replaceAll(ONLY, ' ').trim();
  const exact = INVITATION_DAYS.find(
    (days) =>
      searchText(names[days]) === simple ||
      (storedNames.includes(days) && (days === simple || days === bare)),
  );
  if (exact) return exact;
  if (ALL.test(simple)) return 'weekend';
  if (NONE.test(simple)) return NONE.test(searchText(names.saturday)) ? 'saturday' : undefined;
  const range = rangeIn(bare, events);
  if (range) return daysFor(range, events);
  const days = parts(bare).map((part) => dayNamed(part, events) ?? '');
  return (days.length > 0 && daysFor(days, events)) || sameNames(simple, names);
}

/** The stored value for exactly these days; `undefined` if there is none. */
export function daysFor(
  days: readonly string[],
  events: ImportEvents,
): Invitation['days'] | undefined {
  const isAll = (all: ImportEvents) =>
    all.length > 0 &&
    all.every(({ day }) => days.includes(day)) &&
    days.every((day) => all.some((each) => each.day === day));
  if (isAll(events)) return 'weekend';
  return isAll(events.filter(({ guests }) => guests === 'everyone')) ? 'saturday' : undefined;
}

/** Recognizes the page's names in another language, e.g. `Nur Freitag und Samstag` for `Only Friday and Saturday`. */
function sameNames(simple: string, names: ImportSite['invitedTo']['names']) {
  const daysOf = (text: string) =>
    parts(searchText(text).replaceAll(ONLY, ' ').trim())
      .map((part) => weekdayOf(part) ?? part)
      .sort()
      .join(' ');
  const said = daysOf(simple);
  return INVITATION_DAYS.find(
    (days) => !ALL.test(searchText(names[days])) && daysOf(names[days]) === said,
  );
}

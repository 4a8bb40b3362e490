import { Temporal } from 'temporal-polyfill';
import type { Celebration, Drawing, Picture, SiteTexts } from '../../src/event/celebration';
import type { Details, DetailsBySite } from '../../src/event/details';
import type { CelebrationEvent, DayId, OtherDay } from '../../src/event/event';
import type { Phases, PhasesByMode } from '../../src/event/phases';
import { ALBUM_SIZE } from '../../src/event/picture';
import { encodePassword } from '../../src/gate/gate';
import type { Question } from '../../src/record/record';
import type { ReplyBy } from '../../src/rsvp/reply-by';
import type { Story } from '../../src/story/story';
import type { Translation } from '../../src/words/language';
import { type Language, WORDS } from '../../src/words/words';
import type { Palettes } from '../drawing/palettes';
import {
  dateText,
  dateWithoutWeekday,
  localTime,
  shortDate,
  timeText,
  utcText,
  weekdayOf,
} from '../schema/local-time';
import {
  type AlbumSource,
  type CelebrationSource,
  type DaySource,
  type DetailsSource,
  type QuestionSource,
  SITE_TEXTS,
} from '../schema/schema';
import type { CalendarIdentity } from './calendar-file';

export interface ContentSource {
  readonly celebration: Omit<CelebrationSource, 'languages' | 'palette'> & {
    readonly colours: Palettes;
  };
  /** The default first. */
  readonly languages: readonly Language[];
  /** By id, in the order of their dates. */
  readonly days: ReadonlyMap<string, DaySource>;
  readonly album: AlbumSource;
  readonly questions: readonly QuestionSource[];
  readonly details: DetailsSource;
  readonly drawings: { readonly skyline: Drawing; readonly stamp: Drawing };
}

/** In CSS pixels. */
export interface PictureSize {
  /** Without width and ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

type Site = 'weekend' | 'saturday';

export function picturesOf(
  { celebration, album, details }: Pick<ContentSource, 'celebration' | 'album' | 'details'>,
  sites: readonly Site[] = ['weekend', 'saturday'],
): PictureSize[] {
  const others = [
    ...[celebration.thankYouPicture, celebration.profilePicture].flatMap((each) => each ?? []),
    ...sites.flatMap((site) => (details[site] ?? []).flatMap(({ picture }) => picture ?? [])),
  ];
  const all = [
    ...album.pictures.map(({ file }) => ({ name: file, ...ALBUM_SIZE })),
    ...others.map(({ file, width, height }) => ({ name: file, width, height })),
  ];
  return [...new Map(all.map((each) => [`${each.name}-${each.width}`, each])).values()];
}

export interface StartContent
  extends Pick<SiteContent, 'celebration' | 'replyBy' | 'events' | 'otherDays'>,
    Partial<Pick<SiteContent, 'questions'>> {
  readonly phases?: PhasesByMode;
  readonly tablesFrom?: string;
  readonly translations?: readonly Translation[];
  readonly loadStories?: () => Promise<SiteContent['stories']>;
  readonly loadDetails?: () => Promise<DetailsBySite>;
}

export interface SiteContent {
  readonly celebration: Celebration;
  readonly replyBy: ReplyBy | null;
  /** `null` without dates (B21). */
  readonly phases: Phases | null;
  /** When guests begin to see their table (B15): UTC, ISO 8601 with a trailing `Z`. `null` for never. */
  readonly tablesFrom: string | null;
  readonly events: readonly CelebrationEvent[];
  readonly otherDays: readonly OtherDay[];
  /** Also those for guests who see only Saturday on the site of the whole weekend. */
  readonly questions: readonly Question[];
  readonly calendar: Omit<CalendarIdentity, 'revised'>;
  readonly stories: readonly Story[];
  readonly details: Details | null;
}

export interface Content {
  readonly weekend: SiteContent;
  readonly saturday: SiteContent | null;
  readonly colours: Palettes;
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Whether people on an invitation answer one by one (B14). */
  readonly namedGuests: boolean;
  /** With `{name}` and `{link}`. */
  readonly reminder: string;
}

function periodText(
  { date, start, end, shownEnd }: DaySource,
  timeZone: string,
  language: Language,
): string {
  const { period, openEnd } = WORDS[language].dates;
  const timeOf = (time: string) => timeText(localTime(date, time, timeZone), language);
  const from = timeOf(start);
  if (shownEnd === 'none' || shownEnd === '') return from;
  return shownEnd === 'time' ? period(from, timeOf(end)) : openEnd(from, shownEnd);
}

function eventOf(
  id: string,
  source: DaySource,
  { timeZone, language }: ContentSource['celebration'],
): CelebrationEvent {
  const { label, date, start, end, shownEnd: _, ...shown } = source;
  const isTimed = start !== '' && end !== '';
  return {
    ...shown,
    day: id as DayId,
    weekday: label ?? weekdayOf(date, language),
    date: dateText(date, language),
    shortDate: shortDate(date, language),
    time: isTimed ? periodText(source, timeZone, language) : '',
    start: isTimed ? utcText(localTime(date, start, timeZone)) : midnight(date, timeZone),
    end: isTimed ? utcText(localTime(date, end, timeZone)) : midnight(dayAfter(date), timeZone),
    ...(!isTimed && { allDay: [compact(date), compact(dayAfter(date))] }),
    timeZone,
  };
}

const dayAfter = (date: string): string =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toString();

const midnight = (date: string, timeZone: string): string =>
  utcText(localTime(date, '00:00', timeZone));

const compact = (date: string): string => date.replaceAll('-', '');

/** Without the weekday, if a guest could take it for a day of the party. */
function dateBeside(date: string, otherDates: readonly string[], language: Language): string {
  const isAmbiguous = otherDates.some((other) => weekdayOf(other) === weekdayOf(date));
  return isAmbiguous ? dateWithoutWeekday(date, language) : dateText(date, language);
}

function replyByOf(
  { replyBy, timeZone, language }: ContentSource['celebration'],
  help: string | undefined,
  otherDates: readonly string[],
): ReplyBy | null {
  if (!replyBy) return null;
  const { date } = replyBy;
  return {
    date: dateBeside(date, otherDates, language),
    closesAt: midnight(dayAfter(date), timeZone),
    help: help ?? replyBy.help,
  };
}

/** @param days of the site; the phase after them never begins before the last one and its date are over, also where a date is given */
function phasesOf(
  { repliesOpen, afterwards, timeZone, language }: ContentSource['celebration'],
  ownText: string | undefined,
  days: readonly DaySource[],
  otherDates: readonly string[],
): Phases | null {
  if (!repliesOpen && !afterwards) return null;
  const ends = days.flatMap(({ date, end }) => [
    midnight(dayAfter(date), timeZone),
    ...(end === '' ? [] : [utcText(localTime(date, end, timeZone))]),
  ]);
  const { date, text, album } = afterwards ?? {};
  return {
    ...(repliesOpen && {
      repliesOpen: {
        date: dateBeside(repliesOpen, otherDates, language),
        at: midnight(repliesOpen, timeZone),
      },
    }),
    ...(afterwards && {
      afterwards: {
        // A party that runs past midnight is still on when the day after it begins.
        at: [...ends, ...(date ? [midnight(date, timeZone)] : [])].sort().at(-1) ?? '',
        text: ownText ?? text,
        album,
      },
    }),
  };
}

function celebrationOf(
  { celebration: source, drawings, details, album }: ContentSource,
  site: Site,
): Celebration {
  const {
    saturday = {},
    hosts,
    postmark,
    pictureHost,
    password,
    registry,
    thankYouPicture,
    profilePicture,
    skyline,
  } = source;
  const own = site === 'saturday' ? saturday : {};
  const texts = SITE_TEXTS.filter((name) => name !== 'storyText' || album.pictures.length > 0).map(
    (name) => [name, own[name] ?? source[name]] as const,
  );
  const pictureOf = shownPicture(pictureHost);
  return {
    ...(Object.fromEntries(texts) as SiteTexts),
    hosts,
    postmark,
    registry: registry ? { ...registry, ...(own.registry as Partial<typeof registry>) } : null,
    password: encodePassword(password),
    skyline: skyline === 'none' ? null : drawings.skyline,
    stamp: drawings.stamp,
    // Content without the page stays as it is.
    ...((details.weekend ?? details.saturday) && { hasDetails: details[site] !== undefined }),
    thankYouPicture: thankYouPicture ? pictureOf(thankYouPicture, own.thankYouAlt) : null,
    profilePicture: profilePicture ? pictureOf(profilePicture, own.profileAlt) : null,
  };
}

/** A choice of each person counts options for guests without names. */
const questionOf = ({ kind, ...question }: QuestionSource) =>
  ({ ...question, kind: question.each && kind === 'choice' ? 'numbers' : kind }) as Question;

const shownPicture =
  (host: string) =>
  (
    { file, ...picture }: NonNullable<CelebrationSource['profilePicture']>,
    alt = picture.alt,
  ): Picture => ({
    ...picture,
    url: `${host}/${file}`,
    alt,
  });

function siteContent(source: ContentSource, site: Site): SiteContent {
  const { celebration, days, album, questions, details } = source;
  const pictureOf = shownPicture(celebration.pictureHost);
  const isShown = ({ guests }: DaySource) => site === 'weekend' || guests === 'everyone';
  const others = [...days].filter(([, day]) => !isShown(day));
  const otherDates = others.map(([, { date }]) => date);
  const own = site === 'saturday' ? celebration.saturday : undefined;
  return {
    celebration: celebrationOf(source, site),
    replyBy: replyByOf(celebration, own?.replyBy?.help, otherDates),
    phases: phasesOf(
      celebration,
      own?.afterwards?.text,
      [...days.values()].filter(isShown),
      otherDates,
    ),
    tablesFrom: celebration.tablesFrom
      ? midnight(celebration.tablesFrom, celebration.timeZone)
      : null,
    events: [...days]
      .filter(([, day]) => isShown(day))
      .map(([id, day]) => eventOf(id, day, celebration)),
    otherDays: others.map(([id, { asked }]) => ({ day: id as DayId, asked })),
    questions: questions
      .filter((question) => site === 'weekend' || question.site !== 'weekend')
      .map(questionOf),
    calendar: { ...celebration.calendar, hosts: celebration.hosts },
    stories: album.pictures.map(({ file, alt, saturday, caption, seconds }) => ({
      id: file,
      type: 'image',
      url: `${celebration.pictureHost}/${file}`,
      ...(seconds !== undefined && { duration: seconds * 1000 }),
      alt: (site === 'saturday' && saturday) || alt,
      ...(caption && { caption }),
    })),
    details:
      details[site]?.map(({ picture, ...section }) => ({
        ...section,
        ...(picture && { picture: pictureOf(picture) }),
      })) ?? null,
  };
}

export const computeContent = (source: ContentSource): Content => ({
  weekend: siteContent(source, 'weekend'),
  saturday: source.celebration.saturdaySite ? siteContent(source, 'saturday') : null,
  colours: source.celebration.colours,
  language: source.celebration.language,
  languages: source.languages,
  namedGuests: source.celebration.namedGuests,
  reminder: source.celebration.reminder,
});

/** Answers stay in the default language, so that hosts can count them. */
export function withValuesOf(defaultContent: Content, translation: Content): Content {
  if (defaultContent.language === translation.language) return translation;
  const optionsOf = (id: string) =>
    defaultContent.weekend.questions.find((question) => question.id === id)?.options ?? [];
  const siteOf = <Site extends SiteContent | null>(site: Site): Site =>
    site && {
      ...site,
      questions: site.questions.map(({ options, ...question }) => ({
        ...question,
        options: optionsOf(question.id),
        ...(options.length > 0 && { shownOptions: options }),
      })),
    };
  return {
    ...translation,
    weekend: siteOf(translation.weekend),
    saturday: siteOf(translation.saturday),
  };
}

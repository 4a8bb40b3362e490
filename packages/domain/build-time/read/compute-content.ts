import type { Celebration, Picture, SiteTexts } from '../../src/event/celebration';
import type { DayId } from '../../src/event/event';
import { encodePassword } from '../../src/gate/gate';
import type { Question } from '../../src/record/record';
import {
  type CelebrationSource,
  type DaySource,
  type QuestionSource,
  SITE_TEXTS,
} from '../schema/schema';
import type { Content, ContentSource, Site, SiteContent } from './site-content';
import { eventOf, midnight, phasesOf, replyByOf } from './site-dates';

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
    // Only in content that has the details page on at least one site.
    ...((details.weekend ?? details.saturday) && { hasDetails: details[site] !== undefined }),
    thankYouPicture: thankYouPicture ? pictureOf(thankYouPicture, own.thankYouAlt) : null,
    profilePicture: profilePicture ? pictureOf(profilePicture, own.profileAlt) : null,
  };
}

/** For guests without names, a choice that each person makes becomes a number for each option. */
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

/** The content of both sites in one language. */
export const computeContent = (source: ContentSource): Content => ({
  weekend: siteContent(source, 'weekend'),
  saturday: source.celebration.saturdaySite ? siteContent(source, 'saturday') : null,
  colours: source.celebration.colours,
  language: source.celebration.language,
  languages: source.languages,
  namedGuests: source.celebration.namedGuests,
  reminder: source.celebration.reminder,
});

/** Keeps the options of the default language, so that hosts can count the answers. Guests see `shownOptions`. */
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

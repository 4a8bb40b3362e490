import { readRaw } from '@invitation/domain/build-time/read/read-yaml';
import { weekdayOf } from '@invitation/domain/build-time/schema/local-time';
import { celebrationSchema, POSTMARK_LIMIT } from '@invitation/domain/build-time/schema/schema';
import { type Language, WORDS } from '@invitation/domain/words/words';
import { FIXTURES, parsedContent, readContent } from '@invitation/vite/content/folder';
import * as z from 'zod';
import { CELEBRATION_FILE } from '../files/celebration-file';
import { slugOf } from '../files/slug';
import type { Edit } from './edit-content';
import { newDomainOf } from './names';
import { nextDate } from './next-date';

export const PARTIES = ['party', 'birthday', 'wedding'] as const;

/** In UTF-16 code units, as in the schema of a day. */
const LABEL_LIMIT = 20;

const required = (message: string) => z.string().trim().min(1, message);

/** The answers of the first ten minutes (B22). Each becomes a value of the content, which is checked as always. */
export const startSchema = z.strictObject({
  hosts: required('Write your names.'),
  party: z.enum(PARTIES),
  language: z.enum(Object.keys(WORDS)),
  city: required('Write the city.'),
  timeZone: required('Choose a time zone.'),
  password: required('Choose a word that guests can type.'),
  days: z
    .array(
      z.strictObject({
        title: required('Write what’s happening on this day.'),
        date: z.iso.date('Choose a date.'),
        start: required('Choose a time.'),
        end: required('Choose a time.'),
        location: required('Write the place.'),
      }),
    )
    .min(1, 'Add a day.'),
});

export type Start = z.output<typeof startSchema>;

/** The address of a map, which takes any words. */
const mapOf = (location: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location })}`;

const weekday = (date: string): string => weekdayOf(date).toLowerCase();

/** The name of a day's file: its weekday, as in the replies of the sample, or else its title. */
function dayId({ date, title }: Start['days'][number], taken: readonly string[]): string {
  const [first = '', ...others] = slugOf(title).split('-');
  const named = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const names = [weekday(date), named, ...taken.map((_, index) => `day${index + 1}`)];
  return names.find((name) => /^[a-z]/.test(name) && !taken.includes(name)) ?? 'day';
}

/** An end that is earlier than the start is after midnight. */
function endOf({ date, start, end }: Start['days'][number]): string {
  return end > start ? end : `${nextDate(date)}T${end}`;
}

/** A city on the stamp. A word that is too long for one line has two; of a city that is too long for both, the first word is enough. */
function stampOf(city: string): string {
  if (celebrationSchema.shape.postmark.safeParse(city).success) return city;
  const [word = ''] = city.split(/[\s/-]/);
  const letters = word.slice(0, 2 * POSTMARK_LIMIT);
  const half = Math.ceil(letters.length / 2);
  return letters.length > POSTMARK_LIMIT
    ? `${letters.slice(0, half)} / ${letters.slice(half)}`
    : letters;
}

/** The name in calendars. One that a couple has stays, also with a fault elsewhere: after a change, calendars show each day twice. */
function domainFor(hosts: string, files: ReadonlyMap<string, string>): string {
  const schema = celebrationSchema.pick({ calendar: true }).loose();
  const { data } = schema.safeParse(readRaw(files, CELEBRATION_FILE));
  const own = data?.calendar.domain;
  const sample = readContent(FIXTURES).source?.celebration.calendar.domain;
  return own === undefined || own === sample ? newDomainOf(hosts) : own;
}

/** The edits for a couple's own celebration. Gifts, the last day for replies and their own colours can wait. @param files as they are */
export function startEdits(start: Start, files: ReadonlyMap<string, string>): [Edit, ...Edit[]] {
  const { source } = parsedContent(files);
  const { hosts, party, city, timeZone, password } = start;
  const language = start.language as Language;
  const texts = WORDS[language].starter;
  const taken: string[] = [];
  const days = start.days.map((day) => {
    const id = dayId(day, taken);
    taken.push(id);
    return [
      `days/${id}.yaml`,
      {
        title: day.title,
        // Two days of one weekday are told apart by their titles.
        ...(id !== weekday(day.date) && { label: day.title.slice(0, LABEL_LIMIT).trim() }),
        date: day.date,
        start: day.start,
        end: endOf(day),
        shownEnd: 'none',
        location: day.location,
        mapLink: mapOf(`${day.location}, ${city}`),
        description: texts.description,
        guests: 'everyone',
        asked: 'yes',
        thankYouCard: 'no',
      },
    ] as const;
  });
  const celebration: Readonly<Record<string, Edit['value']>> = {
    language,
    timeZone,
    gateTitle: texts.titles[party](hosts),
    gateSubtitle: city,
    password,
    gateHelp: texts.gateHelp(hosts),
    rsvpTitle: texts.rsvpTitle(hosts),
    rsvpSubtitle: texts.rsvpSubtitle,
    preview: texts.preview(hosts),
    postmark: stampOf(city),
    skyline: 'city',
    declinedText: texts.declinedText,
    storyText: texts.storyText,
    reminder: texts.reminder,
    saturdaySite: 'no',
  };
  const edit = (file: string, path: Edit['path'], value: Edit['value']): Edit => ({
    file,
    path,
    value,
  });
  const inCelebration = (path: Edit['path'], value: Edit['value']) =>
    edit('celebration.yaml', path, value);
  const kept = new Set<string>(days.map(([file]) => file));
  const before = [...(source?.days.keys() ?? [])].map((id) => `days/${id}.yaml`);
  return [
    inCelebration(['hosts'], hosts),
    ...Object.entries(celebration).map(([name, value]) => inCelebration([name], value)),
    inCelebration(['calendar', 'domain'], domainFor(hosts, files)),
    ...(source?.celebration.thankYouPicture
      ? [inCelebration(['thankYouPicture', 'alt'], texts.thankYou(hosts))]
      : []),
    ...(source?.celebration.profilePicture
      ? [inCelebration(['profilePicture', 'alt'], hosts)]
      : []),
    ...['registry', 'repliesOpen', 'replyBy', 'afterwards', 'saturday', 'languages', 'colours'].map(
      (name) => inCelebration([name], null),
    ),
    inCelebration(['palette'], 'harbour'),
    ...before.filter((file) => !kept.has(file)).map((file) => edit(file, [], null)),
    ...days.map(([file, value]) => edit(file, [], value)),
    ...(source && source.questions.length > 0 ? [edit('questions.yaml', [], null)] : []),
    ...(source && Object.keys(source.details).length > 0 ? [edit('details.yaml', [], null)] : []),
  ];
}

import { dayFile } from '@invitation/domain/build-time/faults/day-faults';
import { QUESTIONS_FILE } from '@invitation/domain/build-time/faults/question-faults';
import { DETAILS_FILE, type ParsedContent } from '@invitation/domain/build-time/parse-content';
import { readRaw } from '@invitation/domain/build-time/read/read-yaml';
import { isSample } from '@invitation/domain/build-time/sample-texts';
import { celebrationSchema, POSTMARK_LIMIT } from '@invitation/domain/build-time/schema/schema';
import { type Language, WORDS } from '@invitation/domain/words/words';
import { FIXTURES, readContent } from '@invitation/vite/content/folder';
import * as z from 'zod';
import { ALBUM_FILE } from '../files/album-file';
import { CELEBRATION_FILE, SLOTS } from '../files/celebration-file';
import { dayId } from './day-id';
import { newDay, newDaySchema, required } from './days';
import type { Edit } from './edit-content';
import { schemaOf } from './form';
import { newDomainOf } from './names';

export const PARTIES = ['party', 'birthday', 'wedding'] as const;

/** The answers of the first ten minutes (B22). Each becomes a value of the content, which is checked as always. */
export const startSchema = z.strictObject({
  hosts: required('Write your names.'),
  party: z.enum(PARTIES),
  language: z.enum(Object.keys(WORDS)),
  city: required('Write the city.'),
  timeZone: required('Choose a time zone.'),
  password: required('Choose a word that guests can type.'),
  days: z.array(newDaySchema).min(1, 'Add a day.'),
});

export type Start = z.output<typeof startSchema>;

/** The answers that a couple's content has already; `null` for the sample, and beside a fault. */
export function startOf(parsed: ParsedContent): Start | null {
  const { source } = parsed;
  if (!source || isSample(parsed, readContent(FIXTURES))) return null;
  const { hosts, language, gateTitle, gateSubtitle, timeZone, password } = source.celebration;
  const { titles } = WORDS[language].starter;
  const party = PARTIES.find((each) => titles[each](hosts) === gateTitle) ?? 'party';
  const days = [...source.days.values()].map(({ title, date, start, end, location }) => ({
    title,
    date,
    start,
    end: end.slice(-'23:00'.length),
    location,
  }));
  return { hosts, party, language, city: gateSubtitle, timeZone, password, days };
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

const edit = (file: string, path: Edit['path'], value: Edit['value']): Edit => ({
  file,
  path,
  value,
});

/** Without the pictures of the sample, also beside a fault. A couple's own stay. */
function withoutSample(files: ReadonlyMap<string, string>): Edit[] {
  const sample = readContent(FIXTURES).source;
  if (!sample) return [];
  const celebration = Object(readRaw(files, CELEBRATION_FILE));
  const fileOf = (picture: unknown): unknown => Object(picture).file;
  const slots = Object.values(SLOTS).filter(({ field }) => {
    const file = fileOf(celebration[field]);
    return file !== undefined && file === sample.celebration[field]?.file;
  });
  const names = new Set<unknown>(sample.album.pictures.map(({ file }) => file));
  const album = Object(readRaw(files, ALBUM_FILE)).pictures;
  const pictures: readonly unknown[] = Array.isArray(album) ? album : [];
  const gone = pictures.flatMap((picture, index) => (names.has(fileOf(picture)) ? [index] : []));
  return [
    ...slots.map(({ field }) => edit(CELEBRATION_FILE, [field], null)),
    ...(gone.length === pictures.length
      ? gone.length > 0
        ? [edit(ALBUM_FILE, ['pictures'], [])]
        : []
      : gone.reverse().map((index) => edit(ALBUM_FILE, ['pictures', index], null))),
  ];
}

/** The edits for a couple's own celebration. Gifts, the last day for replies and their own colours can wait. @param files as they are */
export function startEdits(start: Start, files: ReadonlyMap<string, string>): [Edit, ...Edit[]] {
  const { hosts, party, city, timeZone, password } = start;
  const language = start.language as Language;
  const texts = WORDS[language].starter;
  const taken: string[] = [];
  const days = start.days.map((day) => {
    const id = dayId(day, taken);
    taken.push(id);
    return [dayFile(id), newDay(id, day, city, texts.description)] as const;
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
  const inCelebration = (path: Edit['path'], value: Edit['value']) =>
    edit(CELEBRATION_FILE, path, value);
  const kept = new Set<string>(days.map(([file]) => file));
  const before = [...files.keys()].filter((file) => file.startsWith('days/') && schemaOf(file));
  const others = [QUESTIONS_FILE, DETAILS_FILE].filter((file) => files.has(file));
  return [
    inCelebration(['hosts'], hosts),
    ...Object.entries(celebration).map(([name, value]) => inCelebration([name], value)),
    inCelebration(['calendar', 'domain'], domainFor(hosts, files)),
    ...withoutSample(files),
    ...['registry', 'repliesOpen', 'replyBy', 'afterwards', 'saturday', 'languages', 'colours'].map(
      (name) => inCelebration([name], null),
    ),
    inCelebration(['palette'], 'harbour'),
    ...before.filter((file) => !kept.has(file)).map((file) => edit(file, [], null)),
    ...days.map(([file, value]) => edit(file, [], value)),
    ...others.map((file) => edit(file, [], null)),
  ];
}

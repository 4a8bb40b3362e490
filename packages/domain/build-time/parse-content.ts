import type * as z from 'zod';
import type { Language } from '../src/words/words';
import { NEUTRAL_DRAWINGS, readDrawing } from './drawing/drawing';
import { palettesOf } from './drawing/palettes';
import { places } from './drawing/places';
import { dayFile, daysFaults, idFault, timeFaults } from './faults/day-faults';
import { secretNames } from './faults/other-days';
import { halfTimes, phaseFaults } from './faults/phase-faults';
import { QUESTIONS_FILE, questionFaults } from './faults/question-faults';
import { saturdayFaults } from './faults/saturday-faults';
import { computeContent, withValuesOf } from './read/compute-content';
import { type Finding, type ReadFile, readRaw, readYaml } from './read/read-yaml';
import type { Content, ContentSource } from './read/site-content';
import type { ReadIn } from './schema/in-language';
import {
  albumSchema,
  celebrationSchema,
  daySchema,
  detailsSchema,
  questionsSchema,
  saveTheDateSchema,
} from './schema/schema';
import type { Path } from './schema/texts-in';

const CELEBRATION_FILE = 'celebration.yaml';

/** Optional, like the album. */
export const DETAILS_FILE = 'details.yaml';
const ALBUM_FILE = 'album.yaml';

/** The id of a day's file, e.g. `friday` for `days/friday.yaml`; `null` for any other file. */
const dayOfFile = (file: string) => /^days\/(.+)\.yaml$/.exec(file)?.[1] ?? null;

export interface ParsedContent {
  readonly source: ContentSource | null;
  readonly content: Content | null;
  readonly faults: readonly Finding[];
  /** Missing alternative texts and translations. A build must not publish without them. */
  readonly missingTexts: readonly Finding[];
  /** @param file default: `celebration.yaml` */
  readonly find: (path: Path, message: string, file?: string) => Finding;
}

/** The languages of the content, the default first. Empty if their list has a fault. */
function languagesOf(files: ReadonlyMap<string, string>): readonly Language[] {
  const { language, languages } = celebrationSchema.shape;
  const whole = readRaw(files, CELEBRATION_FILE);
  // The unreadable file is a fault already. Without a list, texts in several languages add no faults.
  if (whole === null) return [];
  const raw = Object(whole) as Record<string, unknown>;
  const several = languages.safeParse(raw.languages);
  if (!several.success) return [];
  return several.data ?? [language.safeParse(raw.language).data ?? 'en-US'];
}

/** Removes duplicates, because each language reports the same faults. */
const once = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((each) => [JSON.stringify(each), each])).values(),
];

/**
 * @param files YAML files and drawings, by their path in the content's folder
 * @param language default: the content's default language
 */
export function parseContent(
  files: ReadonlyMap<string, string>,
  language?: Language,
): ParsedContent {
  const languages = languagesOf(files);
  const [defaultLanguage = 'en-US', ...others] = languages;
  const [defaultContent, ...translations] = [defaultLanguage, ...others].map((each) =>
    parseIn(files, { language: each, languages }),
  ) as [ParsedLanguage, ...ParsedLanguage[]];
  const all = [defaultContent, ...translations];
  const own = all[languages.indexOf(language ?? defaultLanguage)] ?? defaultContent;
  const contents = all.flatMap(({ content }) => content ?? []);
  // A text in one language may contain a name from another one.
  const secrets = secretNames(contents);
  const faults = once(
    all.flatMap(({ source, content, faults, parsed: files }) =>
      source && content ? [...faults, ...saturdayFaults(source, content, secrets, files)] : faults,
    ),
  );
  const missingTexts = once(all.flatMap((each) => each.missingTexts));
  if (faults.length > 0) return { ...own, source: null, content: null, faults, missingTexts };
  return {
    ...own,
    content:
      own.content && defaultContent.content && withValuesOf(defaultContent.content, own.content),
    faults,
    missingTexts,
  };
}

interface ParsedLanguage extends ParsedContent {
  readonly parsed: ReadonlyMap<string, ReadFile<unknown>>;
}

function parseIn(files: ReadonlyMap<string, string>, readIn: ReadIn): ParsedLanguage {
  const parsed = new Map<string, ReadFile<unknown>>();
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const result = readYaml(files, file, schema, readIn);
    parsed.set(file, result);
    return result;
  };
  const celebration = read(CELEBRATION_FILE, celebrationSchema);
  // Photographs are optional.
  const album = files.has(ALBUM_FILE) ? read(ALBUM_FILE, albumSchema) : null;
  const questions = files.has(QUESTIONS_FILE) ? read(QUESTIONS_FILE, questionsSchema) : null;
  const details = files.has(DETAILS_FILE) ? read(DETAILS_FILE, detailsSchema) : null;
  const { timeZone, repliesOpen } = celebration.value as Readonly<Record<string, unknown>>;
  const schema = repliesOpen === undefined ? daySchema : saveTheDateSchema;
  const days = [...files.keys()]
    .flatMap((file) => dayOfFile(file) ?? [])
    .map((id) => [id, read(dayFile(id), schema)] as const);
  const faults: Finding[] = [
    ...celebration.faults,
    ...days.flatMap(([id, { value, faults: own, find }]) => {
      const fault = idFault(id, 'friday or welcomeDrinks');
      return [
        ...(fault === null ? [] : [find([], fault)]),
        ...own,
        ...[...timeFaults(id, value, timeZone)].map(([field, message]) => find([field], message)),
      ];
    }),
    ...days.flatMap(([, day]) => [...halfTimes(day)]),
    ...daysFaults(days, readIn.language),
    ...(album?.faults ?? []),
    ...(questions?.faults ?? []),
    ...(questions?.data
      ? questionFaults(
          questions,
          questions.data.questions,
          days,
          celebration.data ?? { namedGuests: true },
        )
      : []),
    ...(details?.faults ?? []),
  ];
  const place = celebration.data?.skyline;
  // With `none`, the sample's drawings may still be in the folder.
  const ofPlace = { ...places, none: NEUTRAL_DRAWINGS, drawing: undefined }[place ?? 'drawing'];
  const drawingOf = (name: keyof typeof NEUTRAL_DRAWINGS) => {
    const file = `${name}.svg`;
    const svg = files.get(file);
    const drawing =
      ofPlace?.[name] ?? (svg === undefined ? NEUTRAL_DRAWINGS[name] : readDrawing(svg));
    if ('shapes' in drawing) return drawing;
    faults.push({ file, field: '', ...drawing });
    return NEUTRAL_DRAWINGS[name];
  };
  const drawings = { skyline: drawingOf('skyline'), stamp: drawingOf('stamp') };
  const all = [celebration, ...days.map(([, day]) => day), album, questions, details];
  const missingTexts = all.flatMap((file) => file?.missingTexts ?? []);
  const find: ParsedContent['find'] = (path, message, file = CELEBRATION_FILE) =>
    (parsed.get(file) ?? celebration).find(path, message);
  const invalid = { source: null, content: null, faults, missingTexts, find, parsed };
  if (!celebration.data || faults.length > 0) return invalid;
  const sorted = days
    .flatMap(([id, { data }]) => (data ? [[id, data] as const] : []))
    .sort(([, one], [, other]) =>
      `${one.date}T${one.start}`.localeCompare(`${other.date}T${other.start}`),
    );
  const [[id, first] = []] = sorted;
  const { replyBy } = celebration.data;
  if (replyBy && id && first && replyBy.date > first.date) {
    const message = `is after the first day, ${first.date} in ${dayFile(id)}. Write an earlier day, or correct that date.`;
    faults.push(celebration.find(['replyBy', 'date'], message));
  }
  faults.push(
    ...phaseFaults(
      celebration.data,
      sorted.map(([, { date }]) => date),
      celebration.find,
    ),
  );
  const {
    languages,
    palette,
    colours = palette && palettesOf(palette),
    ...texts
  } = celebration.data;
  if (album?.data && album.data.pictures.length > 0 && texts.storyText === undefined) {
    const message = 'is missing. Write the sentence above the button to the pictures of the album.';
    faults.push(celebration.find(['storyText'], message));
  }
  if (palette && celebration.data.colours) {
    faults.push(celebration.find(['palette'], 'is set, and so is colours. Keep only one.'));
  }
  if (!colours) {
    faults.push(
      celebration.find(
        [],
        'has neither palette nor colours. Write "palette: harbour", for example.',
      ),
    );
    return invalid;
  }
  if (languages && 'language' in Object(celebration.value)) {
    faults.push(celebration.find(['language'], 'is set, and so is languages. Remove it.'));
  }
  const source: ContentSource = {
    celebration: { ...texts, colours, language: readIn.language },
    languages: readIn.languages,
    days: new Map(sorted),
    album: album?.data ?? { pictures: [] },
    questions: questions?.data?.questions ?? [],
    details: details?.data ?? {},
    drawings,
  };
  return { ...invalid, source, content: computeContent(source) };
}

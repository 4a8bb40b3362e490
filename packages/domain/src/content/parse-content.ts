import { dayFile, daysFaults, idFault, timeFaults } from './day-faults';
import { NEUTRAL_DRAWINGS, readDrawing } from './drawing';
import { QUESTIONS_FILE, questionFaults } from './question-faults';
import { type Finding, type Path, readYaml } from './read-yaml';
import { saturdayFaults } from './saturday-faults';
import {
  albumSchema,
  celebrationSchema,
  daySchema,
  detailsSchema,
  questionsSchema,
} from './schema';
import { type Content, type ContentSource, computeContent } from './site-content';

const MISSING_TEXT = 'is missing. Write a sentence for people who do not see the picture.';

/** Not every celebration has it. */
export const DETAILS_FILE = 'details.yaml';

/** The id of a day's file, or `null` for another file. */
const dayOfFile = (file: string) => /^days\/(.+)\.yaml$/.exec(file)?.[1] ?? null;

/** A content, or its faults. */
export interface ParsedContent {
  /** `null` if it has faults. */
  readonly source: ContentSource | null;
  readonly content: Content | null;
  readonly faults: readonly Finding[];
  /** Pictures without an alternative text. A build must not publish them. */
  readonly missingTexts: readonly Finding[];
  /** Names a value in `celebration.yaml`. */
  readonly find: (path: Path, message: string) => Finding;
}

/**
 * Reads a content.
 *
 * @param files the texts of the YAML files and of the drawings by their path in the content's folder
 */
export function parseContent(files: ReadonlyMap<string, string>): ParsedContent {
  const celebration = readYaml(files, 'celebration.yaml', celebrationSchema);
  const album = readYaml(files, 'album.yaml', albumSchema);
  const questions = files.has(QUESTIONS_FILE)
    ? readYaml(files, QUESTIONS_FILE, questionsSchema)
    : null;
  const details = files.has(DETAILS_FILE) ? readYaml(files, DETAILS_FILE, detailsSchema) : null;
  const { timeZone } = celebration.value as { timeZone?: unknown };
  const days = [...files.keys()]
    .flatMap((file) => dayOfFile(file) ?? [])
    .map((id) => [id, readYaml(files, dayFile(id), daySchema)] as const);
  const faults: Finding[] = [
    ...celebration.faults,
    ...days.flatMap(([id, { value, faults: own, find }]) => {
      const fault = idFault(id);
      return [
        ...(fault === null ? [] : [{ ...find([], fault), field: '' }]),
        ...own,
        ...[...timeFaults(id, value, timeZone)].map(([field, message]) => find([field], message)),
      ];
    }),
    ...daysFaults(days),
    ...album.faults,
    ...(questions?.faults ?? []),
    ...(questions?.data ? questionFaults(questions, questions.data.questions, days) : []),
    ...(details?.faults ?? []),
  ];
  const drawingOf = (name: keyof typeof NEUTRAL_DRAWINGS) => {
    const file = `${name}.svg`;
    const svg = files.get(file);
    const drawing = svg === undefined ? NEUTRAL_DRAWINGS[name] : readDrawing(svg);
    if (typeof drawing !== 'string') return drawing;
    faults.push({ file, line: null, field: '', message: drawing });
    return NEUTRAL_DRAWINGS[name];
  };
  const drawings = { skyline: drawingOf('skyline'), stamp: drawingOf('stamp') };
  const missingTexts = [
    ...(['thankYouPicture', 'profilePicture'] as const).flatMap((name) =>
      celebration.data?.[name].alt === '' ? [celebration.find([name, 'alt'], MISSING_TEXT)] : [],
    ),
    ...(album.data?.pictures ?? []).flatMap(({ alt }, index) =>
      alt === '' ? [album.find(['pictures', index, 'alt'], MISSING_TEXT)] : [],
    ),
    ...(['weekend', 'saturday'] as const).flatMap((site) =>
      (details?.data?.[site] ?? []).flatMap(({ picture }, index) =>
        picture?.alt === ''
          ? (details?.find([site, index, 'picture', 'alt'], MISSING_TEXT) ?? [])
          : [],
      ),
    ),
  ];
  const valid = { source: null, content: null, faults, missingTexts, find: celebration.find };
  if (!celebration.data || !album.data || faults.length > 0) return valid;
  const sorted = days
    .flatMap(([id, { data }]) => (data ? [[id, data] as const] : []))
    .sort(([, one], [, other]) =>
      `${one.date}T${one.start}`.localeCompare(`${other.date}T${other.start}`),
    );
  const first = sorted[0]?.[1].date;
  const { replyBy } = celebration.data;
  if (replyBy && first !== undefined && replyBy.date > first) {
    faults.push(celebration.find(['replyBy', 'date'], `is after the first day, ${first}.`));
  }
  const source: ContentSource = {
    celebration: celebration.data,
    days: new Map(sorted),
    album: album.data,
    questions: questions?.data?.questions ?? [],
    details: details?.data ?? {},
    drawings,
  };
  const content = computeContent(source);
  faults.push(
    ...saturdayFaults(source, content, {
      celebration: celebration.find,
      album: album.find,
      questions: questions?.find,
      details: details?.find,
    }),
  );
  return faults.length > 0 ? valid : { ...valid, source, content };
}

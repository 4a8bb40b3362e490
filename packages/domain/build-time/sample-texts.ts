import { dayFile } from './faults/day-faults';
import type { ParsedContent } from './parse-content';
import type { Finding } from './read/read-yaml';
import { jsonSchemaOf, SCHEMAS } from './schema/schema';
import { textsIn } from './schema/texts-in';

/** Words from the sample's examples, which people uncomment and forget to replace. */
const EXAMPLE = /\b(?:Nora|Sam|NYC|New York|Marigold|L train|example)\b|\d{4} \d{4}/;

const LEFT = 'is still the one of the sample. Write your own, or remove it.';

/** Whether a couple would write this text themselves: a sentence, a name, a password, a domain or a link. */
const isOwn = (path: string, text: string) =>
  /[a-z] /i.test(text) || /^(password|.*domain|.*\.link)$/.test(path);

/** The compared fields of a day. A title is not compared, because any couple may have a Sunday Brunch. */
const OF_DAYS = ['location', 'description', 'mapLink'];

const examples = (): ReadonlySet<string> =>
  new Set(
    (Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[])
      .flatMap((kind) => textsIn(jsonSchemaOf(kind)))
      .flatMap(([path, text]) => (path.includes('examples') && EXAMPLE.test(text) ? [text] : [])),
  );

const wordsAndDays = ({ source }: ParsedContent): string =>
  JSON.stringify([textsIn(source?.celebration), [...(source?.days ?? [])]]);

/** Whether all words and days are still the sample's. Switches are not compared. */
export const isSample = (parsed: ParsedContent, sample: ParsedContent): boolean =>
  wordsAndDays(parsed) === wordsAndDays(sample);

/**
 * Finds the sample's texts, names and numbers that are left in a couple's content (B11).
 *
 * @param sample the content that the project comes with
 */
export function sampleTexts(parsed: ParsedContent, sample: ParsedContent): readonly Finding[] {
  const { source, find } = parsed;
  if (!source || !sample.source || isSample(parsed, sample)) return [];
  const inSample = new Map(
    textsIn(sample.source.celebration).map(([path, text]) => [path.join('.'), text]),
  );
  const ofDays = new Set(
    [...sample.source.days.values()].flatMap((day) =>
      textsIn(day).flatMap(([[name], text]) => (OF_DAYS.includes(String(name)) ? [text] : [])),
    ),
  );
  const known = examples();
  const [one = '', other = ''] = sample.source.celebration.hosts.split(' & ');
  const both = new RegExp(`\\b${one}\\b\\W+(?:\\w+\\W+)?${other}\\b`);
  const isLeft = (text: string) => known.has(text) || both.test(text);
  const { colours: _, ...celebration } = source.celebration;
  return [
    ...textsIn(celebration).flatMap(([path, text]) => {
      const name = path.join('.');
      const isSame = isOwn(name, text) && inSample.get(name) === text;
      return isSame || isLeft(text) ? [find(path, LEFT)] : [];
    }),
    ...[...source.days].flatMap(([id, day]) =>
      textsIn(day).flatMap(([path, text]) =>
        (OF_DAYS.includes(String(path[0])) && ofDays.has(text)) || isLeft(text)
          ? [find(path, LEFT, dayFile(id))]
          : [],
      ),
    ),
    ...textsIn({ questions: source.questions }).flatMap(([path, text]) =>
      isLeft(text) ? [find(path, LEFT, 'questions.yaml')] : [],
    ),
    ...textsIn(source.details).flatMap(([path, text]) =>
      isLeft(text) ? [find(path.slice(0, 3), LEFT, 'details.yaml')] : [],
    ),
  ];
}

import type { ParsedContent } from './parse-content';
import type { Finding } from './read-yaml';

/** Shorter ones are guessed in no time. */
const PASSWORD_LENGTH = 6;

/** The texts of a nested value by their path. */
function textsIn(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}

/** Sentences and names. Of other values, a couple's own may well be the sample's. */
const isOwn = ([path, text]: readonly [string, string]) =>
  /[a-z] /i.test(text) || /^(password|.*domain|.*paymentLink)$/.test(path);

/** The texts of `celebration.yaml` that are still the sample's. */
export function sampleTexts({ source }: ParsedContent, sample: ParsedContent): string[] {
  const samples = new Map(textsIn(sample.source?.celebration));
  return textsIn(source?.celebration)
    .filter(isOwn)
    .flatMap(([path, text]) => (samples.get(path) === text ? [path] : []));
}

/**
 * What is no fault of a content, but probably a mistake (B11). The untouched sample has none.
 *
 * @param sample the content that the project comes with
 */
export function warningsOf(
  parsed: ParsedContent,
  sample: ParsedContent,
  now: Date,
): readonly Finding[] {
  const { source, content, find, missingTexts } = parsed;
  if (!source || !content || !sample.source) return missingTexts;
  const { celebration, days } = source;
  const own = sampleTexts(parsed, sample);
  const isSample =
    JSON.stringify([celebration, [...days]]) ===
    JSON.stringify([sample.source.celebration, [...sample.source.days]]);
  if (isSample) return missingTexts;
  const findings: Finding[] = [...missingTexts];
  const last = content.weekend.events.at(-1);
  if (last && now.getTime() > Date.parse(last.end)) {
    findings.push({
      file: `days/${last.day}.yaml`,
      line: null,
      field: 'date',
      message: `is over: ${last.date}. Write the date of the next celebration.`,
    });
  }
  const { replyBy } = content.weekend;
  if (replyBy && now.getTime() > Date.parse(replyBy.closesAt)) {
    findings.push(
      find(['replyBy', 'date'], `is over: ${replyBy.date}. Guests cannot accept any more.`),
    );
  }
  if ([...celebration.password].length < PASSWORD_LENGTH) {
    findings.push(
      find(['password'], `has fewer than ${PASSWORD_LENGTH} characters. Choose a longer one.`),
    );
  }
  if (own.length > 0) {
    const [first = ''] = own;
    const message = `still has texts of the sample: ${own.join(', ')}. Write your own.`;
    findings.push({ ...find(first.split('.'), message), field: '' });
  }
  return findings;
}

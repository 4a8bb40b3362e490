import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { CustomizeError, messageOf } from './errors';
import type { Answers, Question } from './questions';

/** Answers may be nested, as in `{ "days": { "friday": { "date": "2027-06-25" } } }`. */
type Nested = { readonly [key: string]: string | Nested };

const nested: z.ZodType<Nested> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), nested])),
);

const flatten = (answers: Nested, prefix = ''): [string, string][] =>
  Object.entries(answers).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/**
 * Reads a file of answers: JSON, with texts alone.
 *
 * @param keys the keys of all questions
 * @throws CustomizeError if it is missing or not valid, or has other keys
 */
export function readAnswers(path: string, keys: ReadonlySet<string>): Answers {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CustomizeError(`${path} cannot be read: ${messageOf(cause)}`, undefined, { cause });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new CustomizeError(`${path} is not JSON: ${messageOf(cause)}`, undefined, { cause });
  }
  const { data, error } = nested.safeParse(json);
  if (error) {
    const fields = error.issues.map(({ path: field }) => field.join('.') || 'the whole');
    throw new CustomizeError(
      `${path}: ${fields.join(', ')} is neither a text in quotes nor a group of texts in curly brackets.`,
    );
  }
  const answers = flatten(data);
  const unknown = answers.flatMap(([key]) => (keys.has(key) ? [] : [key]));
  if (unknown.length > 0) {
    throw new CustomizeError(
      `${path} answers ${unknown.join(', ')}, which nothing asks for. The answers are ${[...keys].join(', ')}.`,
    );
  }
  return Object.fromEntries(answers);
}

/** The defaults of all questions without `skipIfValid`, as the text of a file of answers. */
export function answersFile(questions: readonly Question[]): string {
  const answers: Record<string, string> = {};
  const groups: { [key: string]: unknown } = {};
  for (const { key, defaultAnswer, skipIfValid } of questions) {
    if (skipIfValid?.(answers)) continue;
    answers[key] = defaultAnswer(answers);
    const names = key.split('.');
    const last = names.pop() ?? key;
    let group = groups;
    for (const name of names) {
      group[name] ??= {};
      group = group[name] as typeof groups;
    }
    group[last] = answers[key];
  }
  return `${JSON.stringify(groups, null, 2)}\n`;
}

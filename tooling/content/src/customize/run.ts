import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listOf } from '@invitation/domain/content/read-yaml';
import { sampleTexts } from '@invitation/domain/content/warnings';
import { FIXTURES, readContent } from '@invitation/vite/content-folder';
import * as z from 'zod';
import { CommandError, messageOf, parseOptions } from '../kit/command';
import { replaceFiles } from '../kit/replace-files';
import { allLeaves, currentValue, readDocuments, replaceValues, textOf } from './content';
import { HELP, NO_TERMINAL, USAGE } from './help';
import { domainOf } from './names';
import { type Answers, contentQuestions, type Question } from './questions';
import { askIn, confirmIn, type Streams, showChanges, showIntro, walk } from './walk';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CONTENT = 'packages/domain/content';
/** The answers of an interrupted run. Git ignores it. */
const KEPT = '.customize.json';
const OPTIONS = {
  answers: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads a file of answers: JSON, one text for each question. */
function readAnswers(path: string, questions: readonly Question[]): Answers {
  let answers: Record<string, string>;
  try {
    answers = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : messageOf(cause);
    throw new CommandError(`${path} cannot be read: ${reason}`, undefined, { cause });
  }
  const keys = questions.map(({ key }) => key);
  const unknown = Object.keys(answers).filter((key) => !keys.includes(key));
  if (unknown.length === 0) return answers;
  throw new CommandError(
    `${path} answers ${unknown.join(', ')}, which nothing asks for. The answers are ${keys.join(', ')}.`,
  );
}

/** Takes each answer from a file, or what is there. Lists every fault. */
async function answerFrom(questions: readonly Question[], given: Answers): Promise<Answers> {
  const faults: string[] = [];
  const answers = await walk(
    questions,
    async ({ key, fault }, defaultAnswer, earlier) => {
      const answer = (given[key] ?? defaultAnswer).trim();
      const message = fault(answer, earlier);
      if (message !== null) faults.push(`  - ${key}: ${message}`);
      return answer;
    },
    () => undefined,
  );
  if (faults.length === 0) return answers;
  throw new CommandError(`These answers have faults. Nothing was written.\n${faults.join('\n')}`);
}

/** Asks in a terminal, first whether to go on with the answers of an interrupted run. */
async function ask(
  questions: readonly Question[],
  keptFile: string,
  terminal: Streams,
): Promise<Answers> {
  showIntro(terminal);
  const hasKept = existsSync(keptFile);
  const kept: Answers =
    hasKept && (await confirmIn('Go on with the answers of the last time?', true, terminal))
      ? readAnswers(keptFile, questions)
      : {};
  const withKept = questions.map((question) => ({
    ...question,
    defaultAnswer: (earlier: Answers) => kept[question.key] ?? question.defaultAnswer(earlier),
  }));
  // It contains the password.
  const keep = (answers: Answers) =>
    writeFileSync(keptFile, JSON.stringify({ ...kept, ...answers }, null, 2), { mode: 0o600 });
  return walk(withKept, askIn(terminal), keep);
}

/**
 * @param terminal where to ask; `null` if nobody can answer
 * @throws CommandError if something is not valid or the host stops. Nothing was written then.
 */
export async function run(
  given: readonly string[],
  terminal: Streams | null,
  print: (line: string) => void,
): Promise<void> {
  const { values } = parseOptions(given, OPTIONS, USAGE, false);
  if (values.help) return print(HELP);
  const root = resolve(values.root ?? ROOT);
  const contentFolder = join(root, CONTENT);
  const documents = readDocuments(contentFolder);
  const questions = contentQuestions(documents);
  const dialog = values.answers ? null : terminal;
  const keptFile = join(root, KEPT);
  let answers: Answers;
  if (values.answers) answers = await answerFrom(questions, readAnswers(values.answers, questions));
  else if (dialog) answers = await ask(questions, keptFile, dialog);
  else throw new CommandError(NO_TERMINAL);

  const files = new Map<string, string>();
  const hostsBefore = currentValue(documents, { file: 'celebration.yaml', path: ['hosts'] });
  const changes = replaceValues(
    documents,
    allLeaves(documents).map((leaf) => [leaf, answers[leaf.key] ?? '']),
  );
  const celebration = documents.get('celebration.yaml');
  if (answers['replyBy.date'] === '') celebration?.deleteIn(['replyBy']);
  if (changes.some((change) => /^days\/|, timeZone/.test(change))) {
    celebration?.setIn(['calendar', 'revised'], `${new Date().toISOString().slice(0, 19)}Z`);
  }
  if (celebration?.getIn(['calendar', 'domain']) === domainOf(hostsBefore)) {
    celebration.setIn(['calendar', 'domain'], domainOf(answers.hosts ?? hostsBefore));
  }
  const changedFiles = new Set(changes.map((change) => change.split(',')[0]));
  for (const [file, document] of documents) {
    if (changedFiles.has(file) || (file === 'celebration.yaml' && changedFiles.size > 0)) {
      const path = join(contentFolder, file);
      files.set(path, textOf(document, readFileSync(path, 'utf8')));
    }
  }
  if (files.size === 0) {
    rmSync(keptFile, { force: true });
    return print('Nothing to change.');
  }
  if (dialog) showChanges(changes, dialog);
  else for (const change of changes) print(change);
  if (values['dry-run']) return print('Nothing was written, because of --dry-run.');
  if (dialog && !(await confirmIn('Write it?', true, dialog))) return print('Nothing was written.');
  replaceFiles(files, root);
  rmSync(keptFile, { force: true });
  for (const line of resultOf(
    contentFolder,
    [...files.keys()].map((file) => relative(root, file)),
  )) {
    print(line);
  }
}

function resultOf(contentFolder: string, written: readonly string[]): string[] {
  const parsed = readContent(contentFolder);
  const sample = sampleTexts(parsed, readContent(FIXTURES));
  return [
    `Written: ${written.join(', ')}.`,
    ...(sample.length > 0 ? [`Still the sample's: ${sample.join(', ')}.`] : []),
    ...(parsed.faults.length > 0 ? [`To mend:\n${listOf(parsed.faults)}`] : []),
    'Look at the sites with `VITE_BACKEND=embedded npx pnpm dev`. docs/make-it-yours.md describes pictures, colours and questions of your own (questions.yaml).',
  ];
}

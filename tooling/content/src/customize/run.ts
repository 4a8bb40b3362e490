import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listOf } from '@invitation/domain/build-time/read-yaml';
import { sampleTexts } from '@invitation/domain/build-time/warnings';
import { FIXTURES, readContent } from '@invitation/vite/content/folder';
import * as z from 'zod';
import { CommandError, parseOptions } from '../kit/command';
import { replaceFiles } from '../kit/replace-files';
import { allLeaves, currentValue, readDocuments, replaceValues, textOf } from './content';
import { HELP, NO_TERMINAL } from './help';
import { domainOf } from './names';
import { type Answers, contentQuestions, type Question } from './questions';
import { confirmIn, type Streams, showChanges, showIntro, walk } from './walk';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CONTENT = 'packages/domain/content';
const CELEBRATION = 'celebration.yaml';
/** The answers of an interrupted run. Git ignores it. */
const KEPT = '.customize.json';
const OPTIONS = { help: { type: 'boolean', short: 'h' } } as const;

const readKept = (file: string): Answers =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));

/** Asks first whether to go on with the answers of an interrupted run. */
async function ask(
  questions: readonly Question[],
  keptFile: string,
  terminal: Streams,
): Promise<Answers> {
  showIntro(terminal);
  const hasKept = existsSync(keptFile);
  const kept: Answers =
    hasKept && (await confirmIn('Go on with the answers of the last time?', true, terminal))
      ? readKept(keptFile)
      : {};
  const withKept = questions.map((question) => ({
    ...question,
    defaultAnswer: (earlier: Answers) => kept[question.key] ?? question.defaultAnswer(earlier),
  }));
  // It contains the password.
  const keep = (answers: Answers) =>
    writeFileSync(keptFile, JSON.stringify({ ...kept, ...answers }, null, 2), { mode: 0o600 });
  return walk(withKept, terminal, keep);
}

/**
 * @param terminal where to ask; `null` if nobody can answer
 * @throws CommandError if something is not valid or the host stops. Nothing was written then.
 */
export async function run(
  args: string[],
  terminal: Streams | null,
  print: (line: string) => void,
  root = ROOT,
): Promise<void> {
  const { values } = parseOptions({ args, options: OPTIONS });
  if (values.help) return print(HELP);
  const contentFolder = join(root, CONTENT);
  if (terminal === null) throw new CommandError(NO_TERMINAL);
  const documents = readDocuments(contentFolder);
  const keptFile = join(root, KEPT);
  const answers = await ask(contentQuestions(documents), keptFile, terminal);
  const hostsBefore = currentValue(documents, { file: CELEBRATION, path: ['hosts'] });
  const changes = replaceValues(
    documents,
    allLeaves(documents).map((leaf) => [leaf, answers[leaf.key] ?? '']),
  );
  if (changes.length === 0) {
    rmSync(keptFile, { force: true });
    return print('Nothing to change.');
  }
  showChanges(
    changes.map(({ file, change }) => `${file}, ${change}`),
    terminal,
  );
  if (!(await confirmIn('Write it?', true, terminal))) return print('Nothing was written.');

  const celebration = documents.get(CELEBRATION);
  if (answers['replyBy.date'] === '') celebration?.deleteIn(['replyBy']);
  if (celebration?.getIn(['calendar', 'domain']) === domainOf(hostsBefore)) {
    celebration.setIn(['calendar', 'domain'], domainOf(answers.hosts ?? hostsBefore));
  }
  const written = [...documents].filter(
    ([name]) => name === CELEBRATION || changes.some(({ file }) => file === name),
  );
  const files = written.map(([file, document]) => {
    const path = join(contentFolder, file);
    return [path, textOf(document, readFileSync(path, 'utf8'))] as const;
  });
  await replaceFiles(new Map(files), root);
  rmSync(keptFile, { force: true });
  const parsed = readContent(contentFolder);
  const sample = sampleTexts(parsed, readContent(FIXTURES));
  print(`Written to ${CONTENT}: ${written.map(([file]) => file).join(', ')}.`);
  if (sample.length > 0) print(`Still the sample's: ${sample.join(', ')}.`);
  if (parsed.faults.length > 0) print(`To mend:\n${listOf(parsed.faults)}`);
  print(
    'Look at the sites with `npx pnpm dev`. docs/make-it-yours.md describes pictures, colours and questions of your own (questions.yaml).',
  );
}

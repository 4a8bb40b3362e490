import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { answerFrom } from './answer';
import { answersFile, readAnswers } from './answers-file';
import { parseArguments } from './arguments';
import { readCurrent } from './current';
import { askQuestions, confirmChanges, type Streams, showResult } from './dialog';
import { CustomizeError } from './errors';
import { firebaseQuestions } from './firebase-questions';
import { HELP, NO_TERMINAL } from './help';
import { filesOf, makePlan, type Plan } from './plan';
import { contentQuestions, type Question } from './questions';
import { replaceFiles } from './replace-files';
import { readSdkConfig, readSettings } from './settings';

const CONTENT = 'packages/domain/src/content';

/** The last lines of the command. */
function resultOf(plan: Plan, root: string): string[] {
  const { oldNames } = plan;
  return [
    `Written: ${filesOf(plan, root).join(', ')}.`,
    ...(oldNames.length > 0 ? [`Still with an old name: ${oldNames.join(', ')}.`] : []),
    'Pictures, colours and other texts: docs/make-it-yours.md. Look at the sites with `VITE_BACKEND=embedded npx pnpm dev`.',
  ];
}

/** Writes a new file of answers. Returns what to do with it. */
function writeTemplate(path: string, questions: readonly Question[]): string {
  if (existsSync(path)) {
    throw new CustomizeError(`${path} exists. Name another file, or remove it first.`);
  }
  // It contains the password.
  writeFileSync(path, answersFile(questions), { mode: 0o600 });
  return `Written: ${path}. Edit it, then run \`npx pnpm customize --answers ${relative('', path)}\`.`;
}

/**
 * Runs the command.
 *
 * @param given the command line
 * @param terminal where to ask; `null` if nobody can answer
 * @param print shows a line
 * @throws CustomizeError if something is not valid or the host stops. Nothing was written then.
 */
export async function run(
  given: readonly string[],
  terminal: Streams | null,
  print: (line: string) => void,
): Promise<void> {
  const { answers, sdkConfig, template, dryRun, root, help } = parseArguments(given);
  if (help) return print(HELP);
  const content = join(root, CONTENT);
  const current = readCurrent(content);
  const settings = readSettings(root);
  const aboutContent = contentQuestions(current);
  const aboutFirebase = firebaseQuestions(settings);
  const all = [...aboutContent, ...aboutFirebase];

  if (template) return print(writeTemplate(template, settings.hosted ? all : aboutContent));

  const fromFiles = {
    ...(sdkConfig && readSdkConfig(sdkConfig)),
    ...(answers && readAnswers(answers, new Set(all.map(({ key }) => key)))),
  };
  const dialog = answers || sdkConfig ? null : terminal;
  if (!(answers || sdkConfig || dialog)) throw new CustomizeError(NO_TERMINAL);
  const isHosted = settings.hosted || aboutFirebase.some(({ key }) => key in fromFiles);
  const final = dialog
    ? await askQuestions(aboutContent, aboutFirebase, settings.hosted, dialog)
    : await answerFrom(isHosted ? all : aboutContent, fromFiles);

  const writesSettings = 'firebase.projectId' in final;
  const plan = makePlan({ content, root }, current, writesSettings ? settings : null, final);
  if (plan.files.size === 0) return print('Nothing to change.');
  if (dryRun || !dialog) for (const change of plan.changes) print(change);
  if (dryRun) return print('Nothing was written, because of --dry-run.');
  if (dialog && !(await confirmChanges(plan.changes, dialog))) {
    return print('Nothing was written.');
  }
  replaceFiles(plan.files, root);
  const result = resultOf(plan, root);
  if (dialog) showResult(result, dialog);
  else for (const line of result) print(line);
}

// Counts the results of turbo's last run, and names the tests that failed or passed only when repeated. A lint, type check or
// size check counts as one test.
// Usage: node .ci/count.mjs EXIT_STATUS_OF_THE_RUN
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const filesOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** The first lines of an error. */
const summarize = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, 4).join('\n  ');

/** @returns {{ name: string, outcome: string, message: string }[]} */
const testsOfVitest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      // A passed test with an error has been repeated.
      outcome: status === 'passed' && failureMessages.length > 0 ? 'flaky' : status,
      message: failureMessages[0],
    })),
  );

const PLAYWRIGHT_OUTCOMES = { expected: 'passed', unexpected: 'failed' };

const testsOfPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsOfPlaywright),
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}:${line} ${title}`,
      outcome: PLAYWRIGHT_OUTCOMES[status] ?? status,
      message: results.find(({ error }) => error)?.error.message,
    })),
  ),
];

/** A task that runs tests, such as `test:emulators`. */
const isTest = (task) => /^test(:|$)/.test(task);

function testsOf({ task, directory = '' }) {
  const file = join(directory, 'reports', `${task.replace(':', '-')}.json`);
  if (!isTest(task) || !existsSync(file)) return [];
  const report = readJson(file);
  return report.testResults ? testsOfVitest(report) : testsOfPlaywright(report);
}

function countTask({ taskId, task, directory, execution }) {
  const succeeded = execution?.exitCode === 0;
  const tests = testsOf({ task, directory });
  const withOutcome = (outcome) => tests.filter((test) => test.outcome === outcome);
  for (const outcome of ['failed', 'flaky'])
    for (const { name, message } of withOutcome(outcome))
      console.log(`${outcome}: ${taskId} › ${name}\n  ${summarize(message)}`);

  const passed = withOutcome('passed').length + withOutcome('flaky').length;
  const failed = withOutcome('failed').length;
  const hasTests = isTest(task);
  // A failed task without a failed test, or a test task without tests, counts as one failure.
  if (!succeeded || (hasTests && passed + failed === 0)) {
    if (failed === 0) console.log(`failed: ${taskId}`);
    return { passed, failed: Math.max(failed, 1) };
  }
  if (hasTests) return { passed, failed };
  return { passed: ['//#lint', 'lint', 'typecheck', 'size'].includes(task) ? 1 : 0, failed: 0 };
}

const status = Number(process.argv[2]);
const [summary] = filesOf('.turbo/runs').filter((file) => file.endsWith('.json'));
const counts = (summary ? readJson(summary).tasks : []).map(countTask);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const failed = status === 0 && counts.length > 0 ? sum('failed') : Math.max(sum('failed'), 1);

console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

// Prints how long each task of turbo's last run took, names the tests that failed, and counts all of them. A lint, type check
// or size check counts as one test.
// Usage: node .ci/count.mjs EXIT_STATUS_OF_THE_RUN
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const filesOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** The first lines of an error: what was expected, and what came instead. */
const summarize = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, 30).join('\n  ');

/** @returns {{ name: string, outcome: string, message: string }[]} */
const testsOfVitest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      outcome: status,
      message: failureMessages[0],
    })),
  );

const PLAYWRIGHT_OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed' };

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

/** A task of the root runs tests of all packages. */
const foldersOf = ({ directory }) =>
  directory ? [directory] : ['apps', 'packages', 'tooling'].flatMap(filesOf);

function testsOf(folder, task) {
  const file = join(folder, 'reports', `${task.replace(':', '-')}.json`);
  if (!existsSync(file)) return [];
  const report = readJson(file);
  return report.testResults ? testsOfVitest(report) : testsOfPlaywright(report);
}

function countTask(run) {
  const { taskId, task, execution } = run;
  const succeeded = execution?.exitCode === 0;
  const tests = isTest(task) ? foldersOf(run).flatMap((folder) => testsOf(folder, task)) : [];
  const failures = tests.filter(({ outcome }) => outcome === 'failed');
  for (const { name, message } of failures) {
    console.log(`failed: ${taskId} › ${name}\n  ${summarize(message)}`);
  }
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  const failed = failures.length;
  // A failed task without a failed test, or a test task without tests, counts as one failure.
  if (!succeeded || (isTest(task) && passed + failed === 0)) {
    if (failed === 0) console.log(`failed: ${taskId}`);
    return { passed, failed: Math.max(failed, 1) };
  }
  if (isTest(task)) return { passed, failed };
  return { passed: ['//#lint', 'lint', 'typecheck', 'size'].includes(task) ? 1 : 0, failed: 0 };
}

/** In milliseconds. */
const durationOf = ({ execution }) => (execution ? execution.endTime - execution.startTime : 0);

/** The seconds of a task, or why there are none. */
function timeOf(run) {
  if (!run.execution) return 'not run';
  return run.cache?.status === 'HIT' ? 'cached' : `${Math.round(durationOf(run) / 1000)} s`;
}

const status = Number(process.argv[2]);
const [summary] = filesOf('.turbo/runs').filter((file) => file.endsWith('.json'));
const { tasks = [], execution } = summary ? readJson(summary) : {};
const counts = tasks.map(countTask);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const failed = status === 0 && counts.length > 0 ? sum('failed') : Math.max(sum('failed'), 1);

// Script-less tasks, such as `transit`, take no time.
const timed = tasks.filter(({ command }) => command !== '<NONEXISTENT>');
for (const task of timed.sort((one, other) => durationOf(other) - durationOf(one))) {
  console.log(`${timeOf(task).padStart(8)}  ${task.taskId}`);
}
console.log(`${timeOf({ execution }).padStart(8)}  in all`);
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

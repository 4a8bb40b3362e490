// Adds up what turbo's last run did: each lint, type check and weighing counts as one, each test as itself.
// Usage: node .ci/count.mjs EXIT_STATUS_OF_THE_RUN
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const filesOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** @returns {{ passed: number, failed: number }} of one report, of Vitest or of Playwright */
function countReport(file) {
  const { stats, numPassedTests, numFailedTests } = json(file);
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}

function countTask({ task, directory = '', execution }) {
  const succeeded = execution?.exitCode === 0;
  const tests = task === 'test' || task === 'test:emulators';
  const report = join(directory, 'reports', `${task.replace(':', '-')}.json`);
  const { passed, failed } =
    tests && existsSync(report) ? countReport(report) : { passed: 0, failed: 0 };
  // What fails without a failed test, or is to test and tested nothing, is one failure.
  if (!succeeded) return { passed, failed: Math.max(failed, 1) };
  if (tests) return passed > 0 ? { passed, failed } : { passed, failed: failed + 1 };
  return { passed: ['//#lint', 'lint', 'typecheck', 'size'].includes(task) ? 1 : 0, failed: 0 };
}

const status = Number(process.argv[2]);
const [summary] = filesOf('.turbo/runs').filter((file) => file.endsWith('.json'));
const tasks = summary ? json(summary).tasks : [];
const counts = tasks.map(countTask);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const counted = counts.reduce((sum, count) => sum + count.failed, 0);
const failed = status === 0 && tasks.length > 0 ? counted : Math.max(counted, 1);

for (const [index, { taskId }] of tasks.entries()) {
  if (counts[index].failed > 0) console.log(`failed: ${taskId}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

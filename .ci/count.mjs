// Counts the results of turbo's last run. A lint, type check or size check counts as one test.
// Usage: node .ci/count.mjs EXIT_STATUS_OF_THE_RUN
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const filesOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** @returns {{ passed: number, failed: number }} from a report of Vitest or Playwright */
function countReport(file) {
  const { stats, numPassedTests, numFailedTests } = readJson(file);
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}

function countTask({ task, directory = '', execution }) {
  const succeeded = execution?.exitCode === 0;
  const hasTests = task === 'test' || task === 'test:emulators';
  const report = join(directory, 'reports', `${task.replace(':', '-')}.json`);
  const { passed, failed } =
    hasTests && existsSync(report) ? countReport(report) : { passed: 0, failed: 0 };
  // A failed task without a failed test, or a test task without tests, counts as one failure.
  if (!succeeded) return { passed, failed: Math.max(failed, 1) };
  if (hasTests) return passed > 0 ? { passed, failed } : { passed, failed: failed + 1 };
  return { passed: ['//#lint', 'lint', 'typecheck', 'size'].includes(task) ? 1 : 0, failed: 0 };
}

const status = Number(process.argv[2]);
const [summary] = filesOf('.turbo/runs').filter((file) => file.endsWith('.json'));
const tasks = summary ? readJson(summary).tasks : [];
const counts = tasks.map(countTask);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failedCount = counts.reduce((sum, count) => sum + count.failed, 0);
const failed = status === 0 && tasks.length > 0 ? failedCount : Math.max(failedCount, 1);

for (const [index, { taskId }] of tasks.entries()) {
  if (counts[index].failed > 0) console.log(`failed: ${taskId}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

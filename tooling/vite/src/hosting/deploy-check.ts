// Checks the built sites and their settings before a deployment. Needs no account.
// Usage: tsx src/hosting/deploy-check.ts
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT, loadContent } from '../content-folder';
import { ROOT } from '../root';
import { readSettings } from '../settings';
import { replyByNote, settingsFaults, type Targets, targetFaults } from './checks';
import { hostingFaults, readConfiguration, readDeployedBuild } from './configuration';
import { sitesOf } from './hosting';

const content = loadContent(CONTENT);
const { replyBy } = content.weekend;
const sites = sitesOf(content);

const settings = readSettings('production');
const targetsFile = join(ROOT, '.firebaserc');
const targets: Targets | null = existsSync(targetsFile)
  ? JSON.parse(readFileSync(targetsFile, 'utf8'))
  : null;

/** Runs the test of the Saturday app on the build for the deployment. */
function otherDaysFaults(): string[] {
  const folder = join(ROOT, 'apps/saturday');
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, BUILD: 'dist' } },
  );
  return status === 0 ? [] : [`The Saturday build contains other days:\n${stdout}`];
}

type Check = readonly [name: string, faults: () => readonly string[]];

const checks: readonly Check[] = [
  ['the settings are complete', () => settingsFaults(settings)],
  [
    'each site has a hosting target',
    () => targetFaults(targets, settings.VITE_FIREBASE_PROJECT_ID ?? '', sites),
  ],
  ...sites.map(
    (site): Check => [
      `firebase.json allows the page of "${site}"`,
      () => hostingFaults(site, readConfiguration(), readDeployedBuild(site)),
    ],
  ),
  ...(content.saturday
    ? [['the Saturday build contains nothing of other days', otherDaysFaults] as const]
    : []),
];

// turbo has run these tasks before, and stops at the first failure.
console.log('✓ all sites are built');
console.log('✓ the script sizes are within their budgets');
console.log('✓ the security rules pass their tests in the emulator');
for (const [name, check] of checks) {
  const faults = check();
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
if (replyBy) console.log(replyByNote(replyBy, new Date()));

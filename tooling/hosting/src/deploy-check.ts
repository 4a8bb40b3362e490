// Checks all of a deployment that can be checked without an account, on the sites as they have just been built.
// Usage: tsx src/deploy-check.ts
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { pageFaults, settingsFaults, type Targets, targetFaults } from './checks';
import { policyOf, ROOT, readConfiguration } from './configuration';

const settings = loadEnv('production', ROOT, 'VITE_');
const targetsFile = join(ROOT, '.firebaserc');
const targets: Targets | null = existsSync(targetsFile)
  ? JSON.parse(readFileSync(targetsFile, 'utf8'))
  : null;

/** The test of the Saturday app, on the build that is to be deployed. */
function otherDays(): string[] {
  const folder = join(ROOT, 'apps/saturday');
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, BUILD: 'dist' } },
  );
  return status === 0 ? [] : [`The Saturday build tells of other days:\n${stdout}`];
}

const checks: readonly (readonly [string, () => readonly string[]])[] = [
  ['the settings are complete', () => settingsFaults(settings)],
  [
    'each site has a place to go',
    () => targetFaults(targets, settings.VITE_FIREBASE_PROJECT_ID ?? ''),
  ],
  ...readConfiguration().hosting.map(
    (site) =>
      [
        `the page of "${site.target}" is complete, and its policy allows it`,
        () =>
          pageFaults(
            readFileSync(join(ROOT, site.public, 'index.html'), 'utf8'),
            policyOf(site).value,
            Boolean(settings.VITE_APP_CHECK),
          ),
      ] as const,
  ),
  ['nothing of other days is in the Saturday build', otherDays],
];

// turbo has run these before, and stops at the first that fails.
console.log('✓ both sites are built');
console.log('✓ the scripts keep their budgets');
console.log('✓ the security rules compile in the emulator, and refuse what they should');
for (const [name, check] of checks) {
  const faults = check();
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

// Checks the settings of the built sites before a deployment. Needs no account.
// Usage: tsx src/hosting/deploy-check.ts
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT, loadContent } from '../content-folder';
import { ROOT } from '../root';
import { readSettings } from '../settings';
import { backendFaults, type Targets, targetFaults } from './checks';
import { sitesOf } from './hosting';

const { VITE_BACKEND, VITE_FIREBASE_PROJECT_ID = '' } = readSettings('production');
const targetsFile = join(ROOT, '.firebaserc');
const targets: Targets | null = existsSync(targetsFile)
  ? JSON.parse(readFileSync(targetsFile, 'utf8'))
  : null;

const checks: readonly (readonly [name: string, faults: readonly string[]])[] = [
  // turbo has run these tasks before, and stops at the first failure.
  ['all sites are built, and firebase.json allows their pages', []],
  ['the script sizes are within their budgets', []],
  ['the security rules pass their tests in the emulator', []],
  ['the Saturday build contains nothing of other days', []],
  ['the sites have the hosted backend', backendFaults(VITE_BACKEND)],
  [
    'each site has a hosting target',
    targetFaults(targets, VITE_FIREBASE_PROJECT_ID, sitesOf(loadContent(CONTENT))),
  ],
];
for (const [name, faults] of checks) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

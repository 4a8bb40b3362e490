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

// turbo has run the build, the sizes and the tests before, and stops at the first failure.
const faults = [
  ...backendFaults(VITE_BACKEND),
  ...targetFaults(targets, VITE_FIREBASE_PROJECT_ID, sitesOf(loadContent(CONTENT))),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('Everything that needs no account is ready to be deployed.');

// Checks the settings of the built sites and the rules to deploy, and finishes the folder to deploy. Needs the Firestore emulator,
// and no account.
// Usage: with-emulators tsx src/hosting/deploy-check.ts
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusedAnswers } from '@invitation/backend/refused-answers';
import { DEPLOYMENT_FOLDER } from '@invitation/emulators/deployment-folder';
import { CONTENT, loadContent } from '../content/folder';
import { sitesOf } from '../content/sites';
import { ROOT } from '../root';
import { ownerEmailOf } from '../settings/environment';
import { readSettings } from '../settings/settings';
import { addressFaults, backendFaults, targetFaults } from './checks';
import { writeDeployment } from './deployment';
import { rulesToDeploy } from './rules-to-deploy';

const settings = readSettings('production');
const { VITE_BACKEND, VITE_FIREBASE_PROJECT_ID = '' } = settings;
const content = loadContent(CONTENT);
const sites = sitesOf(content);
const targetsFile = join(ROOT, '.firebaserc');
const targets = existsSync(targetsFile) ? readFileSync(targetsFile, 'utf8') : null;
const rules = rulesToDeploy('production');

// turbo has run the build, the sizes and the tests before, and stops at the first failure.
const faults = [
  ...backendFaults(VITE_BACKEND),
  ...targetFaults(targets && JSON.parse(targets), VITE_FIREBASE_PROJECT_ID, sites),
  ...addressFaults(settings, content),
];
const ownerEmail = ownerEmailOf(settings);
if (ownerEmail !== null) {
  const { namedGuests, weekend } = content;
  const { events: days, questions } = weekend;
  faults.push(...(await refusedAnswers(rules, { days, questions, namedGuests, ownerEmail })));
}
for (const fault of faults) console.error(fault);
if (faults.length > 0 || targets === null) process.exitCode = 1;
else {
  writeDeployment(DEPLOYMENT_FOLDER, {
    builds: new Map(sites.map((site) => [site, join(ROOT, 'apps', site, 'dist')])),
    rules,
    targets,
  });
  console.log('Everything that needs no account is ready to be deployed, in dist/deployment.');
}

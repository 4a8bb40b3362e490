// Checks the settings of the built sites and the rules to deploy, and finishes the folder to deploy. Needs the Firestore emulator,
// and no account.
// Usage: with-emulators tsx src/hosting/deploy-check.ts
import { refusedAnswers } from '@invitation/backend/refused-answers';
import { CONTENT, loadContent } from '../content/folder';
import { ownerEmailOf } from '../settings/environment';
import { readSettings } from '../settings/settings';
import { finishDeployment } from './finish-deployment';
import { rulesToDeploy } from './rules-to-deploy';
import { settingsFaults } from './settings-faults';

// turbo has already run the build, the size check and the tests, and would have stopped at a failure.
const faults = await settingsFaults();
const ownerEmail = ownerEmailOf(readSettings('production'));
if (ownerEmail !== null) {
  const { namedGuests, weekend } = loadContent(CONTENT);
  const { events: days, questions } = weekend;
  const rules = rulesToDeploy('production');
  faults.push(...(await refusedAnswers(rules, { days, questions, namedGuests, ownerEmail })));
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else {
  finishDeployment();
  console.log('Everything that needs no account is ready to be deployed, in dist/deployment.');
}

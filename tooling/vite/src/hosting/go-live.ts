// Checks the settings, builds the sites, proves that the Saturday-only site mentions no other day, and deploys them with the rules.
// Needs a Google account, but not Java.
// Usage: tsx src/hosting/go-live.ts [--check]
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { generalTexts } from '@invitation/domain/build-time/general-texts';
import { DEPLOYMENT_FOLDER } from '@invitation/emulators/deployment-folder';
import { firebaseCli, installFirebaseTools } from '@invitation/emulators/tools';
import { CONTENT, loadContent, readContent } from '../content/folder';
import { sitesOf } from '../content/sites';
import { exitWith } from '../exit-with';
import { hostedAddress } from './checks';
import { finishDeployment } from './finish-deployment';
import { readTargets, settingsFaults } from './settings-faults';

const isShell = process.platform === 'win32';

function run(command: string, given: readonly string[], cwd?: string): void {
  const { status } = spawnSync(command, given, {
    stdio: 'inherit',
    shell: isShell && command !== process.execPath,
    ...(cwd && { cwd }),
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether firebase-tools has a login on this computer, valid or not. A service account needs none. */
function isLoggedIn(): boolean {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return true;
  const { stdout } = spawnSync(process.execPath, [firebaseCli, 'login:list', '--json'], {
    encoding: 'utf8',
  });
  return /"user"/.test(stdout);
}

const faults = await settingsFaults();
if (faults.length > 0) exitWith(['Before the sites can go live:', ...faults].join('\n'));
console.log('The content and the settings are complete.');
const waiting = generalTexts(readContent(CONTENT)).map(({ message }) => message);
if (waiting.length > 0) console.log(`album.yaml: ${waiting.join(' ')}`);
if (process.argv.includes('--check')) process.exit(0);
if (waiting.length > 0 && process.stdin.isTTY) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Go live with them? (y/N) ');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) exitWith('Nothing was built or deployed.');
}
if (!installFirebaseTools()) exitWith('firebase-tools could not be installed. Try again.');
if (!isLoggedIn()) exitWith('Nobody is logged in. Run `npx pnpm firebase login` first.');
run('pnpm', ['turbo', 'run', 'build', '@invitation/saturday#deploy:check']);
finishDeployment();
const deploy = ['deploy', '--only', 'firestore:rules,hosting'];
run(process.execPath, [firebaseCli, ...deploy], DEPLOYMENT_FOLDER);
const targets = JSON.parse(readTargets() ?? 'null');
for (const site of sitesOf(loadContent(CONTENT))) console.log(hostedAddress(targets, site));
console.log('The sites are live. Open each on a phone, reply once, and sign in on the last one.');

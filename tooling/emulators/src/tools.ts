import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIREBASE_TOOLS = fileURLToPath(new URL('../firebase-tools', import.meta.url));

export const firebaseCli = join(FIREBASE_TOOLS, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Whether gcloud's own Firestore emulator is installed. It needs no download. */
export function hasGcloudEmulator(): boolean {
  const { status, stdout } = spawnSync(
    'gcloud',
    ['info', '--format=value(installation.sdk_root)'],
    { encoding: 'utf8' },
  );
  return status === 0 && existsSync(join(stdout.trim(), 'platform/cloud-firestore-emulator'));
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(FIREBASE_TOOLS, folder, 'package.json'), 'utf8'));

/** Whether the version that this repository needs is installed. */
const hasFirebaseTools = (): boolean =>
  existsSync(firebaseCli) &&
  readPackage('node_modules/firebase-tools').version ===
    readPackage('.').dependencies['firebase-tools'];

export function installFirebaseTools(): boolean {
  if (hasFirebaseTools()) return true;
  console.log('Installing firebase-tools.');
  const { status, stdout, stderr } = spawnSync('pnpm', ['install', '--frozen-lockfile'], {
    cwd: FIREBASE_TOOLS,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const isInstalled = status === 0 && hasFirebaseTools();
  if (!isInstalled) console.error(`${stdout}${stderr}`);
  return isInstalled;
}

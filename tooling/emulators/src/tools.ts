import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where firebase-tools is installed, apart from the workspace. */
const FIREBASE_TOOLS = fileURLToPath(new URL('../firebase-tools', import.meta.url));

/** The command line of firebase-tools, to be run by Node. */
export const firebaseCli = join(FIREBASE_TOOLS, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Tells whether the Google Cloud CLI is here with its Firestore emulator, which needs no download. */
export function hasGcloudEmulator(): boolean {
  const { status, stdout } = spawnSync(
    'gcloud',
    ['info', '--format=value(installation.sdk_root)'],
    { encoding: 'utf8' },
  );
  return status === 0 && existsSync(join(stdout.trim(), 'platform/cloud-firestore-emulator'));
}

/** Installs firebase-tools from its own lockfile, if that has not been done. */
export function installFirebaseTools(): boolean {
  if (existsSync(firebaseCli)) return true;
  console.log('Installing firebase-tools once.');
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile'], {
    cwd: FIREBASE_TOOLS,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0 && existsSync(firebaseCli);
}

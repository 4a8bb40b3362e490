import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where firebase-tools is installed, apart from the workspace. */
export const FIREBASE_TOOLS = fileURLToPath(new URL('../firebase-tools', import.meta.url));

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

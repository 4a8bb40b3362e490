import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIREBASE_TOOLS = fileURLToPath(new URL('../firebase-tools', import.meta.url));

export const firebaseCli = join(FIREBASE_TOOLS, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Needs no download. */
export function hasGcloudEmulator(): boolean {
  const { status, stdout } = spawnSync(
    'gcloud',
    ['info', '--format=value(installation.sdk_root)'],
    { encoding: 'utf8' },
  );
  return status === 0 && existsSync(join(stdout.trim(), 'platform/cloud-firestore-emulator'));
}

export function installFirebaseTools(): boolean {
  if (existsSync(firebaseCli)) return true;
  console.log('Installing firebase-tools once.');
  const { status, stdout, stderr } = spawnSync('pnpm', ['install', '--frozen-lockfile'], {
    cwd: FIREBASE_TOOLS,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const isInstalled = status === 0 && existsSync(firebaseCli);
  if (!isInstalled) console.error(`${stdout}${stderr}`);
  return isInstalled;
}

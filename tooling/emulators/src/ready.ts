import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { FIREBASE_TOOLS, firebaseCli, hasGcloudEmulator } from './tools';

/** Installs firebase-tools from its own lockfile, if that has not been done. */
function installFirebaseTools(): boolean {
  if (existsSync(firebaseCli)) return true;
  console.log('Installing firebase-tools for the emulators, once.');
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile'], {
    cwd: FIREBASE_TOOLS,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0 && existsSync(firebaseCli);
}

const missing = [
  !installFirebaseTools() &&
    'firebase-tools could not be installed. Check the connection to the npm registry.',
  spawnSync('java', ['-version']).status !== 0 &&
    'Java is missing, which the Firestore emulator runs on. Install a Java runtime, version 21 or newer (17 with the Google Cloud CLI’s emulator).',
].filter((fault) => fault !== false);

if (missing.length > 0) {
  console.error(
    `The official emulators cannot be started here:\n${missing.map((fault) => `  - ${fault}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `Firestore's emulator comes from ${hasGcloudEmulator() ? 'the Google Cloud CLI' : 'firebase-tools'}`,
  );
}

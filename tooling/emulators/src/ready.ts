import { spawnSync } from 'node:child_process';
import { hasGcloudEmulator, installFirebaseTools } from './tools';

/** The major version of the Java on this machine, 0 where there is none. */
function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(stderr?.match(/version "(\d+)/)?.[1] ?? 0);
}

const byGcloud = hasGcloudEmulator();
const javaNeeded = byGcloud ? 17 : 21;
const java = javaVersion();
const missing = [
  !installFirebaseTools() &&
    'firebase-tools could not be installed. Check the connection to the npm registry.',
  java < javaNeeded &&
    `Firestore's emulator needs Java ${javaNeeded} or newer; ${java === 0 ? 'there is none here' : `this is ${java}`}. Install a Java runtime.`,
].filter((fault) => fault !== false);

if (missing.length > 0) {
  console.error(
    `The official emulators cannot be started here:\n${missing.map((fault) => `  - ${fault}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `Firestore's emulator comes from ${byGcloud ? 'the Google Cloud CLI' : 'firebase-tools'}`,
  );
}

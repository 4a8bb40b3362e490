import { spawnSync } from 'node:child_process';
import { hasGcloudEmulator, installFirebaseTools } from './tools';

function majorJavaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(stderr?.match(/version "(\d+)/)?.[1] ?? 0);
}

const usesGcloud = hasGcloudEmulator();
const requiredJava = usesGcloud ? 17 : 21;
const java = majorJavaVersion();
const faults = [
  !installFirebaseTools() &&
    'firebase-tools could not be installed. Check the connection to the npm registry.',
  java < requiredJava &&
    `The Firestore emulator needs Java ${requiredJava} or newer. ${java === 0 ? 'Java is not installed' : `Java ${java} is installed`}. Install a newer Java runtime.`,
].filter((fault) => fault !== false);

if (faults.length > 0) {
  console.error(
    `The official emulators cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `The Firestore emulator comes from ${usesGcloud ? 'the Google Cloud CLI' : 'firebase-tools'}.`,
  );
}

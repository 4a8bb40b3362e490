import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand } from './background-command';
import { LOCALHOST, startOnFreePorts } from './free-ports';
import { RULES_FILE } from './rules-file';
import { firebaseCli, hasGcloudEmulator } from './tools';

/** The emulators' project. The prefix `demo-` keeps firebase-tools from looking for a hosted one. */
export const PROJECT = 'demo-invitation';

/** The process runs only for minutes, so less compilation and a simple garbage collector halve its processor time. */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** What the Authentication emulator prints in place of an email. */
const EMAIL = /follow this link/;

const PORT_COUNT = 5;

export interface Emulators extends AsyncDisposable {
  readonly environment: Readonly<
    Record<'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST', string>
  >;
}

/** @throws the output of an emulator that does not start */
export function startEmulators(rules = RULES_FILE): Promise<Emulators> {
  process.env.JAVA_TOOL_OPTIONS ??= JAVA_OPTIONS;
  return startOnFreePorts(PORT_COUNT, (ports) => startOnPorts(ports, rules));
}

async function startOnPorts(ports: readonly number[], rules: string): Promise<Emulators> {
  const [auth, firestore] = ports;
  const folder = await mkdtemp(join(tmpdir(), 'emulators-'));
  const config = await writeFirebaseJson(folder, ports, rules);
  const usesGcloud = hasGcloudEmulator();
  const firebaseTools = startCommand(
    'firebase-tools',
    [
      ...[process.execPath, firebaseCli, 'emulators:start'],
      ...['--only', usesGcloud ? 'auth' : 'auth,firestore'],
      ...['--project', PROJECT, '--config', config],
    ],
    EMAIL,
    // Test suites with the same temporary folder would read a file there while another suite writes it.
    { TMPDIR: folder },
  );
  const gcloud = usesGcloud
    ? startCommand("gcloud's Firestore emulator", [
        ...['gcloud', 'emulators', 'firestore', 'start', '--quiet'],
        `--host-port=${LOCALHOST}:${firestore}`,
        `--rules=${rules}`,
      ])
    : null;
  const stop = async () => {
    await Promise.all([firebaseTools.stop(), gcloud?.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Reads the output, because a request would also succeed if another process had the port.
    await Promise.all([
      firebaseTools.waitForOutput(/All emulators ready/),
      gcloud?.waitForOutput(/Dev App Server is now running/),
    ]);
    await sendFirstRequest(`${LOCALHOST}:${firestore}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: {
      FIREBASE_AUTH_EMULATOR_HOST: `${LOCALHOST}:${auth}`,
      FIRESTORE_EMULATOR_HOST: `${LOCALHOST}:${firestore}`,
    },
    [Symbol.asyncDispose]: stop,
  };
}

/** Sends a first request, because Firestore's first answer takes seconds, for which a page or a test would wait. */
async function sendFirstRequest(host: string): Promise<void> {
  const path = `/v1/projects/${PROJECT}/databases/(default)/documents/rsvps/first-request`;
  await fetch(`http://${host}${path}`);
}

async function writeFirebaseJson(
  folder: string,
  [auth, firestore, hub, logging, websocketPort]: readonly number[],
  rules: string,
): Promise<string> {
  const file = join(folder, 'firebase.json');
  const configuration = {
    firestore: { rules: 'firestore.rules' },
    emulators: {
      auth: { host: LOCALHOST, port: auth },
      firestore: { host: LOCALHOST, port: firestore, websocketPort },
      hub: { host: LOCALHOST, port: hub },
      logging: { host: LOCALHOST, port: logging },
      ui: { enabled: false },
    },
  };
  await copyFile(rules, join(folder, 'firestore.rules'));
  await writeFile(file, JSON.stringify(configuration));
  return file;
}

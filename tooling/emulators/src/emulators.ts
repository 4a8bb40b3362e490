import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firebaseCli, hasGcloudEmulator } from './tools';

/** The emulators' project: the prefix `demo-` keeps firebase-tools from looking for a real one. */
export const PROJECT = 'demo-invitation';

const HOST = '127.0.0.1';
const KEEPER = fileURLToPath(new URL('../bin/keeper.mjs', import.meta.url));
const RULES = fileURLToPath(new URL('../../../firestore.rules', import.meta.url));
const START_LIMIT_MS = 60_000;

/** Running emulators. */
export interface Emulators {
  /** Their addresses under the names that Firebase's own tools read. */
  readonly environment: Readonly<
    Record<'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT', string>
  >;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Starts a command that ends with this process, however that ends. What it prints is kept for the case of failure. */
function keep(...command: string[]) {
  const child = spawn(process.execPath, [KEEPER, ...command], { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
    });
  }
  return { child, output: () => output };
}

async function waitUntilAnswering(
  address: string,
  { child, output }: { child: ChildProcess; output: () => string },
): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`http://${address}/`).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`The emulator at ${address} did not start. It printed:\n${output()}`);
}

/**
 * Starts the official Authentication and Firestore emulators on free ports, the latter with the project's rules, and
 * waits until both answer.
 *
 * @throws with what an emulator printed, if one does not start
 */
export async function startEmulators(): Promise<Emulators> {
  const [auth, firestore, hub, logging, websocket] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  const folder = await mkdtemp(join(tmpdir(), 'emulators-'));
  const config = join(folder, 'firebase.json');
  const byGcloud = hasGcloudEmulator();
  await copyFile(RULES, join(folder, 'firestore.rules'));
  await writeFile(
    config,
    JSON.stringify({
      firestore: { rules: 'firestore.rules' },
      emulators: {
        auth: { host: HOST, port: auth },
        firestore: { host: HOST, port: firestore, websocketPort: websocket },
        hub: { host: HOST, port: hub },
        logging: { host: HOST, port: logging },
        ui: { enabled: false },
      },
    }),
  );

  const firebase = keep(
    process.execPath,
    firebaseCli,
    'emulators:start',
    ...['--only', byGcloud ? 'auth' : 'auth,firestore'],
    ...['--project', PROJECT, '--config', config],
  );
  const gcloud = byGcloud
    ? keep(
        'gcloud',
        ...['emulators', 'firestore', 'start', '--quiet'],
        `--host-port=${HOST}:${firestore}`,
        `--rules=${RULES}`,
      )
    : firebase;
  const children = new Set([firebase.child, gcloud.child]);

  const stop = async () => {
    await Promise.all(
      [...children].map(
        (child) =>
          child.exitCode !== null ||
          new Promise((resolve) => {
            child.once('exit', resolve);
            child.stdin?.end();
          }),
      ),
    );
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await Promise.all([
      waitUntilAnswering(`${HOST}:${auth}`, firebase),
      waitUntilAnswering(`${HOST}:${firestore}`, gcloud),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: {
      FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${auth}`,
      FIRESTORE_EMULATOR_HOST: `${HOST}:${firestore}`,
      GCLOUD_PROJECT: PROJECT,
    },
    stop,
  };
}

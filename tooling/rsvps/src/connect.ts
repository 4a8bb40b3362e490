import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findSharedEmulators } from '@invitation/emulators/shared-emulators';
import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { checkCredentials, NO_CREDENTIALS } from './credentials';
import { HostError } from './errors';

const DEFAULT_EMULATOR_PROJECT = 'demo-invitation';
/** The credentials of `gcloud auth application-default login`. */
const GCLOUD_CREDENTIALS = join(homedir(), '.config/gcloud/application_default_credentials.json');
const TIMEOUT_MS = 30_000;

export interface ConnectionOptions {
  /** Use the emulators of FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, by default those that are running. */
  readonly emulator: boolean;
  /** By default the project of the credentials. */
  readonly project?: string | undefined;
}

/** Connects as an administrator. Throws a HostError without credentials or emulators. */
function connect({ emulator, project }: ConnectionOptions): App {
  if (emulator && process.env.FIRESTORE_EMULATOR_HOST === undefined) {
    Object.assign(process.env, findSharedEmulators());
  }
  const { FIRESTORE_EMULATOR_HOST, GOOGLE_APPLICATION_CREDENTIALS } = process.env;
  if (emulator) {
    if (!FIRESTORE_EMULATOR_HOST) {
      throw new HostError(
        'No emulators are running. Start them with `npx pnpm dev:emulators` or `npx pnpm emulators`, or set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
      );
    }
    // The SDK would look for the credentials of a Google Cloud machine, and may print a warning.
    process.env.METADATA_SERVER_DETECTION ??= 'none';
    return initializeApp({ projectId: project ?? DEFAULT_EMULATOR_PROJECT });
  }
  if (FIRESTORE_EMULATOR_HOST) {
    throw new HostError(
      'FIRESTORE_EMULATOR_HOST is set, so this would use the replies of the emulator. Add --emulator if you want them, or unset the variable.',
    );
  }
  if (GOOGLE_APPLICATION_CREDENTIALS) checkCredentials(GOOGLE_APPLICATION_CREDENTIALS);
  else if (!existsSync(GCLOUD_CREDENTIALS)) throw new HostError(NO_CREDENTIALS);
  return initializeApp({
    credential: applicationDefault(),
    ...(project !== undefined && { projectId: project }),
  });
}

/** Connects as an administrator. Integers are read as bigint, because a number could round them. */
export function connectFirestore(options: ConnectionOptions): Firestore {
  const firestore = getFirestore(connect(options));
  // REST starts twice as fast as gRPC. The emulator accepts administrators only through gRPC.
  firestore.settings({ preferRest: !options.emulator, useBigInt: true });
  return firestore;
}

/** Limits the time of a call, because the SDK retries for minutes. Throws an error with "timed out". */
export async function withTimeout<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, limit]);
  } finally {
    clearTimeout(timer);
  }
}

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { checkCredentials, NO_CREDENTIALS } from './credentials';
import { HostError } from './errors';

/** The emulators' project, unless --project names one. */
const EMULATOR_PROJECT = 'demo-invitation';
/** Where `gcloud auth application-default login` writes credentials. */
const GCLOUD_CREDENTIALS = join(homedir(), '.config/gcloud/application_default_credentials.json');
/** Longest wait for one call to Firebase, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Which Firebase project to connect to. */
export interface Source {
  /** Connect to the official emulators, which environment variables name. */
  readonly emulator: boolean;
  /** By default the credentials' own project. */
  readonly project?: string | undefined;
}

/**
 * Connects as an administrator.
 *
 * @throws HostError if there is nothing to connect with
 */
export function connect({ emulator, project }: Source): App {
  const { FIRESTORE_EMULATOR_HOST, GOOGLE_APPLICATION_CREDENTIALS } = process.env;
  if (emulator) {
    if (!FIRESTORE_EMULATOR_HOST) {
      throw new HostError(
        'The address of the emulators is not set. Start them with `npx pnpm emulators`, and set the variables that it prints: FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
      );
    }
    return initializeApp({ projectId: project ?? EMULATOR_PROJECT });
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

/** Connects to the database as an administrator. Integers are read as bigint, since a number may round them. */
export function connectFirestore(source: Source): Firestore {
  const firestore = getFirestore(connect(source));
  // REST starts in half the time of gRPC. The emulator accepts an administrator through gRPC only.
  firestore.settings({ preferRest: !source.emulator, useBigInt: true });
  return firestore;
}

/**
 * Limits the wait for a call, since the SDK itself retries for minutes.
 *
 * @throws Error whose message contains "timed out"
 */
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

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { badCredentials, HostError, NO_CREDENTIALS } from './failures';

/** The emulators' project, where none is named. */
const EMULATED_PROJECT = 'demo-invitation';
/** Where `gcloud auth application-default login` leaves its credentials. */
const GCLOUD_CREDENTIALS = join(homedir(), '.config/gcloud/application_default_credentials.json');

/** Where the replies are read from. */
export interface Source {
  /** The official emulators, as their environment variables name them. */
  readonly emulator: boolean;
  /** The project; by default the credentials' own. */
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
        'It is not known where the emulators are. Start them with `npx pnpm emulators`, and set the variables that it prints: FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
      );
    }
    return initializeApp({ projectId: project ?? EMULATED_PROJECT });
  }
  if (FIRESTORE_EMULATOR_HOST) {
    throw new HostError(
      'FIRESTORE_EMULATOR_HOST is set, so these would be the replies of the emulator. Say --emulator if they are wanted, or unset the variable.',
    );
  }
  if (GOOGLE_APPLICATION_CREDENTIALS) checkKey(GOOGLE_APPLICATION_CREDENTIALS);
  else if (!existsSync(GCLOUD_CREDENTIALS)) throw new HostError(NO_CREDENTIALS);
  return initializeApp({
    credential: applicationDefault(),
    ...(project !== undefined && { projectId: project }),
  });
}

function checkKey(file: string): void {
  if (!existsSync(file)) throw new HostError(badCredentials(file, 'is not there'));
  try {
    JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new HostError(badCredentials(file, 'cannot be read as a key'), 1, { cause });
  }
}

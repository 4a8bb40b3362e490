import type { EmulatorProject } from '@invitation/emulators/seed';
import type { ViteDevServer } from 'vite';

/** The emulators that a served app uses, or `null` for another backend. */
export function emulatorProjectOf({ config }: ViteDevServer): EmulatorProject | null {
  const {
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    GCLOUD_PROJECT: project = 'demo-invitation',
  } = process.env;
  const isOnEmulators = config.define?.['import.meta.env.VITE_BACKEND'] === '"emulators"';
  return isOnEmulators && authHost && firestoreHost ? { authHost, firestoreHost, project } : null;
}

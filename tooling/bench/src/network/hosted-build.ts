import { fileURLToPath } from 'node:url';
import { PROJECT } from '@invitation/emulators/emulators';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../../apps/full', import.meta.url));

/** The emulators accept any key. Firestore accepts only tokens of the same project. */
const SETTINGS = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_APP_ID: 'demo',
  VITE_SATURDAY_DOMAIN: '',
  VITE_APP_CHECK: '',
};

/** Builds the full app with the hosted backend and the fixtures. */
export async function buildHosted(folder: string): Promise<void> {
  Object.assign(process.env, SETTINGS);
  await build({
    root: ROOT,
    mode: 'size',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
}

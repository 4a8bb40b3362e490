import type { Backend } from './backend';

declare global {
  /** The settings that the build was checked with. */
  interface ImportMetaEnv {
    readonly VITE_BACKEND: 'embedded' | 'emulators' | 'firebase';
    readonly VITE_FIREBASE_API_KEY: string;
    readonly VITE_FIREBASE_PROJECT_ID: string;
    readonly VITE_FIREBASE_APP_ID: string;
    /** `enterprise:` or `v3:` and a reCAPTCHA site key; empty for no App Check. */
    readonly VITE_APP_CHECK: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/**
 * Imports the backend that the build names (B2), and no other. Does not connect.
 *
 * @returns what opens the backend
 */
export async function loadBackend(): Promise<() => Backend> {
  if (import.meta.env.VITE_BACKEND === 'embedded') {
    const { openEmbeddedBackend } = await import('./embedded');
    return openEmbeddedBackend;
  }
  const [{ openFirebaseBackend }, appCheck] = await Promise.all([
    import('./firebase/firebase'),
    import.meta.env.VITE_APP_CHECK === '' ? null : import('./firebase/app-check'),
  ]);
  return () =>
    openFirebaseBackend({
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
      prepare: (app) => appCheck?.startAppCheck(app, import.meta.env.VITE_APP_CHECK),
      emulators: import.meta.env.VITE_BACKEND === 'emulators' ? location.origin : undefined,
    });
}

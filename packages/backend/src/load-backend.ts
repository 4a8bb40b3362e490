import type { OpenBackend } from './backend';
import { areDatabasesAvailable } from './site-data';

declare global {
  interface ImportMetaEnv {
    readonly VITE_BACKEND: 'embedded' | 'emulators' | 'firebase';
    readonly VITE_FIREBASE_API_KEY: string;
    readonly VITE_FIREBASE_PROJECT_ID: string;
    readonly VITE_FIREBASE_APP_ID: string;
    /** `enterprise:` or `v3:` and a reCAPTCHA site key. Empty without App Check. */
    readonly VITE_APP_CHECK: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

export type BackendName = ImportMetaEnv['VITE_BACKEND'];

/** Imports only the backend that the build selects (B2). Does not connect. */
export async function loadBackend(): Promise<OpenBackend> {
  if (import.meta.env.VITE_BACKEND === 'embedded') {
    const { openEmbeddedBackend } = await import('./embedded/embedded');
    return openEmbeddedBackend;
  }
  import.meta.env.VITE_BACKEND satisfies 'emulators' | 'firebase';
  const [{ openFirebaseBackend }, appCheck] = await Promise.all([
    import('./firebase/firebase'),
    import.meta.env.VITE_APP_CHECK === '' ? null : import('./firebase/app-check'),
    areDatabasesAvailable(),
  ]);
  return (content) =>
    openFirebaseBackend({
      content,
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
      prepare: (app) => appCheck?.startAppCheck(app, import.meta.env.VITE_APP_CHECK),
      emulators: import.meta.env.VITE_BACKEND === 'emulators' ? location.origin : undefined,
    });
}

import type { Backend } from './backend';

declare global {
  /** The settings that the build was checked with. */
  interface ImportMetaEnv {
    readonly VITE_BACKEND: 'embedded' | 'emulators' | 'firebase';
    readonly VITE_FIREBASE_API_KEY: string;
    readonly VITE_FIREBASE_PROJECT_ID: string;
    readonly VITE_FIREBASE_APP_ID: string;
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
  const { openFirebaseBackend } = await import('./firebase/firebase');
  return () =>
    openFirebaseBackend({
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
      emulators: import.meta.env.VITE_BACKEND === 'emulators' ? location.origin : undefined,
    });
}

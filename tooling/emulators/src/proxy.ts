import { FIREBASE_SERVICES } from '@invitation/domain/firebase-services';

/** The prefixes of the paths that each emulator serves, by the variable with its address. */
const PREFIXES = {
  FIREBASE_AUTH_EMULATOR_HOST: [`/${FIREBASE_SERVICES.signIn}/`, `/${FIREBASE_SERVICES.tokens}/`],
  // Listeners use the second one.
  FIRESTORE_EMULATOR_HOST: ['/v1/projects/', '/google.firestore.v1.Firestore/'],
} as const;

/**
 * Proxy targets such as `http://127.0.0.1:9099` by path prefix. With them, a page reaches the emulators under its own
 * origin, and keeps the Content-Security-Policy of the hosted site. Without emulators there are no targets.
 */
export const emulatorProxy = (
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PREFIXES).flatMap(([variable, prefixes]) => {
      const host = environment[variable];
      return host === undefined ? [] : prefixes.map((prefix) => [prefix, `http://${host}`]);
    }),
  );

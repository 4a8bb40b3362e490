import { FIREBASE_SERVICES } from '@invitation/domain/firebase/firebase-services';

/** The prefixes of the paths that each emulator serves. */
const PREFIXES = {
  FIREBASE_AUTH_EMULATOR_HOST: [`/${FIREBASE_SERVICES.signIn}/`, `/${FIREBASE_SERVICES.tokens}/`],
  // Listeners use the second one.
  FIRESTORE_EMULATOR_HOST: ['/v1/projects/', '/google.firestore.v1.Firestore/'],
} as const;

/** Targets by path prefix. A page reaches the emulators under its own origin, with the hosted site's Content-Security-Policy. */
export const emulatorProxy = (
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PREFIXES).flatMap(([variable, prefixes]) => {
      const host = environment[variable];
      return host === undefined ? [] : prefixes.map((prefix) => [prefix, `http://${host}`]);
    }),
  );

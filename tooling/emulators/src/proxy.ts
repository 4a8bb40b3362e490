/** The beginnings of the paths that the SDKs ask the emulators for, by the variable that tells where each runs. */
const PREFIXES = {
  FIREBASE_AUTH_EMULATOR_HOST: ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/'],
  FIRESTORE_EMULATOR_HOST: ['/v1/projects/'],
} as const;

/**
 * Where a site's own server forwards requests that are the emulators': a page then needs to know no port, and runs
 * under the very Content-Security-Policy of the hosted site.
 *
 * @param environment what `with-emulators` passes on
 * @returns targets such as `http://127.0.0.1:9099`, by the beginning of the path; empty where there are no emulators
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

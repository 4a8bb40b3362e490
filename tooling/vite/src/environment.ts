import * as z from 'zod';

const required = z.string({ error: 'is missing' }).trim().min(1, 'is empty');

const shared = {
  /** The part of a hostname that marks the Saturday site; none if left out (B1). */
  VITE_SATURDAY_DOMAIN: z.string().default(''),
  /** Firebase App Check: a kind of reCAPTCHA and its site key; off if left out. */
  VITE_APP_CHECK: z
    .string()
    .regex(
      /^((enterprise|v3):\S+)?$/,
      'is to be "enterprise:" or "v3:" and the site key of that kind of reCAPTCHA, or empty',
    )
    .default(''),
};

const schema = z.discriminatedUnion('VITE_BACKEND', [
  z.object({ ...shared, VITE_BACKEND: z.literal('embedded') }),
  z.object({
    ...shared,
    VITE_BACKEND: z.literal('emulators'),
    // The emulators take any settings; the prefix `demo-` says that the project is none.
    VITE_FIREBASE_API_KEY: z.string().default('demo'),
    VITE_FIREBASE_PROJECT_ID: z.string().startsWith('demo-').default('demo-invitation'),
    VITE_FIREBASE_APP_ID: z.string().default('demo'),
  }),
  z.object({
    ...shared,
    VITE_BACKEND: z.literal('firebase'),
    VITE_FIREBASE_API_KEY: required,
    VITE_FIREBASE_PROJECT_ID: required,
    VITE_FIREBASE_APP_ID: required,
  }),
]);

/** The settings that a site is built with (B2). */
export type Environment = z.output<typeof schema>;

/**
 * Checks the settings before anything is built or served (B2).
 *
 * @param given the variables whose names begin with `VITE_`
 * @param use `development`, where the embedded backend is the default; `rehearsal`, a build for tests, which may use the
 *   emulators; or `production`, which names a real backend: a site that silently keeps RSVPs in one browser must not be
 *   deployable by accident
 * @throws one error that lists every fault
 */
export function parseEnvironment(
  given: Readonly<Record<string, string | undefined>>,
  use: 'development' | 'rehearsal' | 'production',
): Environment {
  const backend = given.VITE_BACKEND || (use === 'development' ? 'embedded' : undefined);
  const named = backend === 'emulators' && use === 'production' ? undefined : backend;
  const result = schema.safeParse({ ...given, VITE_BACKEND: named });
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return name === 'VITE_BACKEND'
      ? `VITE_BACKEND ${backend === undefined ? 'is missing' : `is "${backend}"`}, which is no backend to deploy: name "firebase" for the hosted site, or "embedded" for a trial that keeps replies in one browser`
      : `${name} ${issue.message}`;
  });
  throw new Error(
    `The site cannot be built with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nSet them in the environment or in a file .env at the root of the repository; the README lists them all.`,
  );
}

import * as z from 'zod';

const required = z.string({ error: 'is missing' }).trim().min(1, 'is empty');

const shared = {
  /** The part of a hostname that marks the Saturday site; none if left out (B1). */
  VITE_SATURDAY_DOMAIN: z.string().default(''),
};

const schema = z.discriminatedUnion('VITE_BACKEND', [
  z.object({ ...shared, VITE_BACKEND: z.literal('embedded') }),
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
 * @param command `serve` for development, where the embedded backend is the default, or `build`, which has none: a
 *   site that silently keeps RSVPs in one browser must not be deployable by accident
 * @throws one error that lists every fault
 */
export function parseEnvironment(
  given: Readonly<Record<string, string>>,
  command: 'serve' | 'build',
): Environment {
  const backend = given.VITE_BACKEND || (command === 'serve' ? 'embedded' : undefined);
  const result = schema.safeParse({ ...given, VITE_BACKEND: backend });
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return name === 'VITE_BACKEND'
      ? `VITE_BACKEND ${backend === undefined ? 'is missing' : `is "${backend}"`}: name "firebase" for the hosted site, or "embedded" for a trial that keeps replies in one browser`
      : `${name} ${issue.message}`;
  });
  throw new Error(
    `The site cannot be built with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nSet them in the environment or in a file .env at the root of the repository; the README lists them all.`,
  );
}

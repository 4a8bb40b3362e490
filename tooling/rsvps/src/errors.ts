/** Exit codes other than 0. */
export const EXIT = {
  failure: 1,
  /** The arguments are not valid, or there is no terminal for a question. */
  usage: 2,
  /** Some documents are not RSVPs. */
  unreadable: 3,
} as const;

/** An error with a message for a host: what happened, and what to do. */
export class HostError extends Error {
  override name = 'HostError';
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.failure, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const NO_NETWORK =
  'Firebase could not be reached. Check the network of this computer, then try again.';
const REFUSED =
  'Firebase did not accept the credentials. The key may be deleted, belong to another project, or lack a role. Generate a new one in the Firebase console, under Project settings, Service accounts.';
const NO_DATABASE =
  'The project has no Firestore database yet, or has another name. Create the database as docs/deploy.md describes, or name the project with --project.';

/** Messages by a pattern for the code and message of an SDK error. The first match counts. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [
    /invalid_grant|invalid_client|UNAUTHENTICATED|PERMISSION_DENIED|insufficient-permission|invalid-credential/,
    REFUSED,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|network-error|UNAVAILABLE|DEADLINE_EXCEEDED|timed out/i,
    NO_NETWORK,
  ],
  [/NOT_FOUND/, NO_DATABASE],
];

export function hostErrorFor(error: unknown): HostError {
  if (error instanceof HostError) return error;
  const { code = '', message = String(error) } = error as { code?: unknown; message?: string };
  const text = `${code} ${message}`;
  const hostMessage = MESSAGES.find(([pattern]) => pattern.test(text))?.[1];
  return new HostError(hostMessage ?? `An unexpected error occurred: ${message}`, EXIT.failure, {
    cause: error,
  });
}

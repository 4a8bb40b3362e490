/** A failure whose message is a sentence for a host: what happened, and what to do. */
export class HostError extends Error {
  override name = 'HostError';
  /** What the process exits with. */
  readonly exitCode: number;
  constructor(message: string, exitCode = 1, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

const KEY_HELP =
  'In the Firebase console, open Project settings, Service accounts, and generate a new private key. Keep the file outside of the repository, and name it in GOOGLE_APPLICATION_CREDENTIALS.';

export const NO_CREDENTIALS = `There are no credentials to read the replies with. ${KEY_HELP}`;
export const badCredentials = (file: string, why: string): string =>
  `The file ${file}, which GOOGLE_APPLICATION_CREDENTIALS names, ${why}. ${KEY_HELP}`;

const NO_NETWORK =
  'Firebase could not be reached. Check the network of this computer, then try again.';
const REFUSED =
  'Firebase did not accept the credentials. The key may have been deleted, be of another project, or lack a role: generate a new one in the Firebase console, under Project settings, Service accounts.';
const NO_DATABASE =
  'The project has no Firestore database yet, or has another name. Create it as docs/deploy.md has it, or name the project with --project.';
const NO_USER =
  'There is no such account. Guests are signed in anonymously and have no address: name the account by its uid, from the Firebase console, under Authentication.';

/** Of the SDK's errors: what their code or their text says, and the sentence for it. The first that fits counts. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/user-not-found/, NO_USER],
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

/** What a host reads instead of an error of the SDK. */
export function hostErrorFor(error: unknown): HostError {
  if (error instanceof HostError) return error;
  const { code = '', message = String(error) } = error as { code?: unknown; message?: string };
  const text = `${code} ${message}`;
  const sentence = SENTENCES.find(([pattern]) => pattern.test(text))?.[1];
  return new HostError(sentence ?? `Something unforeseen went wrong: ${message}`, 1, {
    cause: error,
  });
}

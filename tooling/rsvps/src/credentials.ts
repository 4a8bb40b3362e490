import { readFileSync } from 'node:fs';
import { EXIT, HostError } from './errors';

const KEY_HELP =
  "To get a service account's key, open Project settings, Service accounts in the Firebase console, and generate a new private key. Keep the file outside of the repository, and name it in GOOGLE_APPLICATION_CREDENTIALS.";

export const NO_CREDENTIALS = `There are no credentials to connect with. ${KEY_HELP}`;

/** The types that Google's libraries read from GOOGLE_APPLICATION_CREDENTIALS (https://google.aip.dev/auth/4110). */
const CREDENTIAL_TYPES: readonly unknown[] = [
  'service_account',
  'authorized_user',
  'external_account',
  'external_account_authorized_user',
  'impersonated_service_account',
  'gdch_service_account',
];

/**
 * Checks the file of GOOGLE_APPLICATION_CREDENTIALS. The SDK's errors do not say what kind of file is needed.
 *
 * @throws HostError if the file is missing or contains no credentials
 */
export function checkCredentials(file: string): void {
  const fileError = (why: string, cause?: unknown) =>
    new HostError(
      `The file ${file}, which GOOGLE_APPLICATION_CREDENTIALS names, ${why}. ${KEY_HELP}`,
      EXIT.failure,
      { cause },
    );
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw fileError(missing ? 'does not exist' : 'cannot be read', cause);
  }
  // The Firebase console shows this configuration as a JavaScript object, which may not be JSON.
  if (/\bapiKey\b/.test(text) && /\bauthDomain\b/.test(text)) {
    throw fileError("is the site's public configuration and not a service account's key");
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw fileError('is not JSON, so it is not a key', cause);
  }
  const fields = typeof content === 'object' && content !== null ? content : {};
  const { type, private_key, client_email } = fields as Record<string, unknown>;
  if (!CREDENTIAL_TYPES.includes(type)) throw fileError("is JSON, but not a service account's key");
  if (type === 'service_account' && !(private_key && client_email)) {
    throw fileError('is an incomplete key: it lacks private_key or client_email');
  }
}

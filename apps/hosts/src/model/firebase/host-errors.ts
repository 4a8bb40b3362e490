import { codeOf } from '@invitation/backend/firebase/error-code';
import { withTimeout } from '@invitation/backend/firebase/with-timeout';
import { Conflict } from '@invitation/domain/save';
import { HostsError, RefusedError, UnansweredError } from '../hosts-errors';

/** The maximum time of a call, and the time that each further document of it adds. */
export const TIMEOUT_MS = 10_000;
export const DOCUMENT_MS = 100;

const OFFLINE = 'There is no connection, so nothing was changed. Try again when it is back.';
const NO_EMAIL = 'This is not an email address. Check it, and try again.';
const WRONG_PASSWORD =
  'The email address or the password is wrong. Check both, or choose a new password by email.';
const DISABLED =
  'This account has been disabled. Whoever runs this site can enable it in the Firebase console.';
const BUSY = 'The server is busy at the moment. Please try again in a few minutes.';
const CHANGED = 'This guest was changed at the same moment. Please try again.';
const BROKEN = 'Something went wrong, so nothing was changed. Please try again in a moment.';

/** Firestore's answers to an account that is not a host. */
const REFUSALS: readonly string[] = ['permission-denied', 'unauthenticated'];

/** By the code of the SDK's error, without a prefix such as `auth/`. */
const MESSAGES: Readonly<Record<string, string>> = {
  'network-request-failed': OFFLINE,
  unavailable: OFFLINE,
  'deadline-exceeded': OFFLINE,
  'invalid-credential': WRONG_PASSWORD,
  'invalid-email': NO_EMAIL,
  'missing-email': NO_EMAIL,
  'wrong-password': WRONG_PASSWORD,
  'user-not-found': WRONG_PASSWORD,
  'user-disabled': DISABLED,
  'too-many-requests': BUSY,
  'resource-exhausted': BUSY,
  aborted: CHANGED,
  'failed-precondition': CHANGED,
};

/** An error with a sentence for the host in place of an SDK error. */
export function hostsError(error: unknown): Error {
  if (error instanceof HostsError || error instanceof Conflict) return error;
  const code = codeOf(error);
  if (REFUSALS.includes(code)) return new RefusedError({ cause: error });
  return new HostsError(MESSAGES[code] ?? BROKEN, { cause: error });
}

/**
 * Calls Firebase with a timeout, and replaces its errors.
 *
 * @param call sends nothing more after its signal is aborted
 * @param isOffline whether the server is certainly out of reach
 * @param isSent whether the call has sent a change, which the server may have made without an answer
 */
export async function callAsHost<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  isOffline: () => boolean,
  isSent: () => boolean = () => false,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  const noAnswer = () => (isSent() ? new UnansweredError() : new HostsError(OFFLINE));
  try {
    // The SDK would wait for the connection.
    if (isOffline()) throw new HostsError(OFFLINE);
    return await withTimeout(call, timeoutMs, noAnswer);
  } catch (error) {
    const code = codeOf(error);
    const mayBeSaved = !REFUSALS.includes(code) && (MESSAGES[code] ?? OFFLINE) === OFFLINE;
    if (code !== '' && mayBeSaved && isSent()) {
      throw new UnansweredError({ cause: error });
    }
    throw hostsError(error);
  }
}

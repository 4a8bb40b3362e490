import { codeOf } from '@invitation/backend/firebase/error-code';
import { withTimeout } from '@invitation/backend/firebase/with-timeout';
import { Conflict } from '@invitation/domain/save';
import { HostsError, UnansweredError } from '../hosts-errors';

/** The maximum time of a call. A transaction has no timeout. */
export const TIMEOUT_MS = 10_000;

const OFFLINE = 'There is no connection, so nothing was changed. Try again when it is back.';
const WRONG_PASSWORD =
  'The email address or the password is wrong. Check both, or ask for a new password.';
const REFUSED =
  'The server refused this, because this account is not a host. Whoever runs this site can change that with the command `rsvps add-host`.';
const BUSY = 'The server is busy at the moment. Please try again in a few minutes.';
const CHANGED = 'This guest was changed at the same moment. Please try again.';
const BROKEN = 'Something went wrong, so nothing was changed. Please try again in a moment.';

/** By the code of the SDK's error, without a prefix such as `auth/`. */
const MESSAGES: Readonly<Record<string, string>> = {
  'network-request-failed': OFFLINE,
  unavailable: OFFLINE,
  'deadline-exceeded': OFFLINE,
  'invalid-credential': WRONG_PASSWORD,
  'invalid-email': WRONG_PASSWORD,
  'missing-email': WRONG_PASSWORD,
  'wrong-password': WRONG_PASSWORD,
  'user-not-found': WRONG_PASSWORD,
  'user-disabled': REFUSED,
  'permission-denied': REFUSED,
  unauthenticated: REFUSED,
  'too-many-requests': BUSY,
  'resource-exhausted': BUSY,
  aborted: CHANGED,
  'failed-precondition': CHANGED,
};

/** An error with a sentence for the host in place of an SDK error. */
export function hostsError(error: unknown): Error {
  if (error instanceof HostsError || error instanceof Conflict) return error;
  return new HostsError(MESSAGES[codeOf(error)] ?? BROKEN, { cause: error });
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
): Promise<Result> {
  const noAnswer = () => (isSent() ? new UnansweredError() : new HostsError(OFFLINE));
  try {
    // The SDK would wait for the connection.
    if (isOffline()) throw new HostsError(OFFLINE);
    return await withTimeout(call, TIMEOUT_MS, noAnswer);
  } catch (error) {
    const message = MESSAGES[codeOf(error)];
    if (codeOf(error) !== '' && (message ?? OFFLINE) === OFFLINE && isSent()) {
      throw new UnansweredError({ cause: error });
    }
    throw hostsError(error);
  }
}

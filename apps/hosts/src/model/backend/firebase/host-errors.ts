import { codeOf } from '@invitation/backend/firebase/errors/error-code';
import { withTimeout } from '@invitation/backend/firebase/errors/with-timeout';
import { Conflict } from '@invitation/domain/rsvp/save';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { HostsError, RefusedError, StoppedError, UnansweredError } from '../../store/hosts-errors';

/** The maximum time of a call, and the time that each further document of it adds. */
export const TIMEOUT_MS = 10_000;
export const DOCUMENT_MS = 100;

/** Firestore's answers to an account that is not a host. */
const REFUSALS: readonly string[] = ['permission-denied', 'unauthenticated'];

/** Messages by the SDK's error code, without a prefix such as `auth/`. */
const MESSAGES: Readonly<Record<string, string>> = {
  'network-request-failed': words.offline,
  unavailable: words.offline,
  'deadline-exceeded': words.offline,
  'invalid-credential': words.wrongPassword,
  'invalid-email': words.noEmail,
  'missing-email': words.noEmail,
  'wrong-password': words.wrongPassword,
  'user-not-found': words.wrongPassword,
  'user-disabled': words.disabled,
  'too-many-requests': words.busy,
  'resource-exhausted': words.busy,
  aborted: words.changed,
  'failed-precondition': words.changed,
};

/** An error with a sentence for the host in place of an SDK error. */
export function hostsError(error: unknown): Error {
  if (error instanceof HostsError || error instanceof Conflict) return error;
  const code = codeOf(error);
  if (REFUSALS.includes(code)) return new RefusedError({ cause: error });
  return new HostsError(MESSAGES[code] ?? words.broken, { cause: error });
}

/** An error with a sentence for the host in place of the error that ended a listener. */
export function listenerError(error: unknown): Error {
  const code = codeOf(error);
  const isKnown = REFUSALS.includes(code) || code in MESSAGES;
  return isKnown ? hostsError(error) : new StoppedError({ cause: error });
}

/**
 * Calls Firebase with a timeout, and replaces its errors.
 *
 * @param call sends nothing more after its signal is aborted, and says when it sends a change, which the server may then
 * have made without an answer
 * @param isOffline whether the server is certainly out of reach
 */
export async function callAsHost<Result>(
  call: (signal: AbortSignal, onSend: () => void) => Promise<Result>,
  isOffline: () => boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  let isSent = false;
  const onSend = () => {
    isSent = true;
  };
  const noAnswer = () => (isSent ? new UnansweredError() : new HostsError(words.offline));
  try {
    // The SDK would wait for the connection.
    if (isOffline()) throw new HostsError(words.offline);
    return await withTimeout((signal) => call(signal, onSend), timeoutMs, noAnswer);
  } catch (error) {
    const code = codeOf(error);
    const mayBeSaved =
      !REFUSALS.includes(code) && (MESSAGES[code] ?? words.offline) === words.offline;
    if (code !== '' && mayBeSaved && isSent) throw new UnansweredError({ cause: error });
    throw hostsError(error);
  }
}

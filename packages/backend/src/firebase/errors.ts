import { RsvpConflict } from '@invitation/domain/rsvp-save';
import { CONNECTION_LOST, SERVER_FAULT } from './fetch';

/** Longest wait for one call, in milliseconds; the SDK itself has no limit. */
export const TIME_LIMIT_MS = 10_000;

const OFFLINE = 'You seem to be offline. Check your connection, then try again.';
const DISCONNECTED =
  'The connection to the server broke off. Check your connection, then try again.';
const TIMED_OUT =
  'The server took too long to answer. Check your connection, then try again: nothing that you typed is lost.';
const REFUSED =
  'The server refused this. Reload the page and try again; if it happens again, please tell the hosts.';
const BUSY = 'The server is busy at the moment. Please try again in a few minutes.';
const SWITCHED_OFF =
  'Signing in is switched off at the moment. Please tell the hosts, and try again later.';
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';
const UNREADABLE =
  'Your saved reply cannot be read by this page. It was left untouched: please tell the hosts.';

/** By the codes of the SDK's errors, which begin with the service's name or not. */
const SENTENCES: Readonly<Record<string, string>> = {
  'network-request-failed': DISCONNECTED,
  unavailable: BUSY,
  'deadline-exceeded': TIMED_OUT,
  'permission-denied': REFUSED,
  unauthenticated: REFUSED,
  'user-token-expired': REFUSED,
  'user-disabled': REFUSED,
  'resource-exhausted': BUSY,
  'quota-exceeded': BUSY,
  'too-many-requests': BUSY,
  'operation-not-allowed': SWITCHED_OFF,
  'admin-restricted-operation': SWITCHED_OFF,
};

/** By the HTTP status that a `ServerFault` holds. */
const STATUS_SENTENCES: Readonly<Record<string, string>> = {
  400: REFUSED,
  401: REFUSED,
  403: REFUSED,
  429: BUSY,
  503: BUSY,
};

/** An error whose message is a sentence for the guest already. */
class GuestError extends Error {}

/** The error of a document that is not an RSVP. */
export const unreadable = (cause: unknown): Error => new GuestError(UNREADABLE, { cause });

/** Tells whether an error has the code of an SDK, with or without the service's name in front. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code).replace(/^[\w-]+\//, '') : '';

/**
 * Makes a call to Firebase that ends within the time limit and fails in a sentence a guest can act on. The original
 * error is logged. A conflict with another save is passed on as it is.
 *
 * @param call its signal is aborted when the time is up: after that it sends no further request
 */
export async function guarded<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new GuestError(TIMED_OUT));
    }, TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([call(controller.signal), limit]);
  } catch (error) {
    if (error instanceof RsvpConflict) throw error;
    console.error('Firebase:', error);
    throw error instanceof GuestError
      ? error
      : new GuestError(sentenceFor(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** What a guest reads instead of an error of the SDK. */
export function sentenceFor(error: unknown): string {
  const fault = serverFaultOf(error);
  if (fault !== undefined) return STATUS_SENTENCES[fault] ?? BROKEN;
  const sentence = SENTENCES[codeOf(error)];
  const lost =
    sentence === DISCONNECTED ||
    (error instanceof Error && error.message.includes(CONNECTION_LOST));
  if (lost || sentence === undefined) {
    if (navigator.onLine === false) return OFFLINE;
    return lost ? DISCONNECTED : BROKEN;
  }
  return sentence;
}

/** The HTTP status of a `ServerFault`, which the Authentication SDK passes on as the text of a network error. */
function serverFaultOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { customData } = error as { customData?: { message?: unknown } };
  return new RegExp(`^${SERVER_FAULT}: (\\d+)$`).exec(String(customData?.message))?.[1];
}

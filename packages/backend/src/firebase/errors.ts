import { Conflict } from '@invitation/domain/save';
import { codeOf } from './error-code';
import { withTimeout } from './with-timeout';
import { CONNECTION_LOST, SERVER_ERROR } from './wrap-fetch';

/** Firestore Lite has no timeout. */
export const TIMEOUT_MS = 10_000;

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

/** By the code of the SDK's error, without a prefix such as `auth/`. */
const MESSAGES: Readonly<Record<string, string>> = {
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

const STATUS_MESSAGES: Readonly<Record<string, string>> = {
  400: REFUSED,
  401: REFUSED,
  403: REFUSED,
  429: BUSY,
  503: BUSY,
};

export class GuestError extends Error {}

export const unreadableError = (cause: unknown): Error => new GuestError(UNREADABLE, { cause });

/** Give the codes without a prefix such as `auth/`. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(codeOf(error));

/** Replaces every error but a conflict by one with a sentence for the guest. The call must heed its signal. */
export async function callFirebase<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await withTimeout(call, TIMEOUT_MS, () => new GuestError(TIMED_OUT));
  } catch (error) {
    if (error instanceof Conflict) throw error;
    console.error('Firebase:', error);
    throw error instanceof GuestError ? error : new GuestError(messageFor(error), { cause: error });
  }
}

export function messageFor(error: unknown): string {
  const status = serverErrorStatus(error);
  if (status !== undefined) return STATUS_MESSAGES[status] ?? BROKEN;
  const message = MESSAGES[codeOf(error)];
  const isDisconnected =
    message === DISCONNECTED || (error instanceof Error && error.message.includes(CONNECTION_LOST));
  if (isDisconnected || message === undefined) {
    if (navigator.onLine === false) return OFFLINE;
    return isDisconnected ? DISCONNECTED : BROKEN;
  }
  return message;
}

/** The Authentication SDK puts the HTTP status of a `ServerError` into a network error. */
function serverErrorStatus(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { customData } = error as { customData?: { message?: unknown } };
  return new RegExp(`^${SERVER_ERROR}: (\\d+)$`).exec(String(customData?.message))?.[1];
}

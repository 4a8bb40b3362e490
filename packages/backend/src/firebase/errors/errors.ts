import { Unreadable } from '@invitation/domain/rsvp/rsvp';
import { Conflict } from '@invitation/domain/rsvp/save';
import { firebase as words } from '@invitation/domain/words/group/firebase';
import { codeOf } from './error-code';
import { withTimeout } from './with-timeout';
import { CONNECTION_LOST } from './wrap-fetch';

/** Firestore Lite has no timeout. */
export const TIMEOUT_MS = 10_000;

const MESSAGES: Readonly<Record<string, string>> = {
  'network-request-failed': words.disconnected,
  unavailable: words.busy,
  'deadline-exceeded': words.timedOut,
  'permission-denied': words.refused,
  unauthenticated: words.refused,
  'user-token-expired': words.refused,
  'user-disabled': words.refused,
  'resource-exhausted': words.busy,
  'quota-exceeded': words.busy,
  'too-many-requests': words.busy,
  'operation-not-allowed': words.switchedOff,
  'admin-restricted-operation': words.switchedOff,
};

export class GuestError extends Error {}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(codeOf(error));

/** Turns each error except a conflict into a sentence for the guest. `call` must send nothing after its signal is aborted. */
export async function callFirebase<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await withTimeout(call, TIMEOUT_MS, () => new GuestError(words.timedOut));
  } catch (error) {
    if (error instanceof Conflict) throw error;
    console.error('Firebase:', error);
    throw error instanceof GuestError || error instanceof Unreadable
      ? error
      : new GuestError(messageFor(error), { cause: error });
  }
}

export function messageFor(error: unknown): string {
  const message = MESSAGES[codeOf(error)];
  const isDisconnected =
    message === words.disconnected ||
    (error instanceof Error && error.message.includes(CONNECTION_LOST));
  if (isDisconnected || message === undefined) {
    if (navigator.onLine === false) return words.offline;
    return isDisconnected ? words.disconnected : words.broken;
  }
  return message;
}

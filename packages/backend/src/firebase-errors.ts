/** Longest wait for one call, in milliseconds; the SDK itself has no limit. */
export const TIME_LIMIT_MS = 10_000;

const OFFLINE = 'You seem to be offline. Check your connection, then try again.';
const TIMED_OUT =
  'The server took too long to answer. Check your connection, then try again: saving twice does no harm.';
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
  'network-request-failed': OFFLINE,
  unavailable: OFFLINE,
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

/** An error whose message is a sentence for the guest already. */
class GuestError extends Error {}

/** The error of a document that is not an RSVP. */
export const unreadable = (cause: unknown): Error => new GuestError(UNREADABLE, { cause });

/**
 * Makes a call to Firebase that ends within the time limit and fails in a sentence a guest can act on. The original
 * error is logged.
 */
export async function guarded<Result>(call: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GuestError(TIMED_OUT)), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([call(), limit]);
  } catch (error) {
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
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = SENTENCES[code.replace(/^\w+\//, '')];
  if (sentence !== undefined) return sentence;
  // Offline, Firestore lite fails with the code `unknown`, and the browser's own fetch with a TypeError.
  return navigator.onLine === false ? OFFLINE : BROKEN;
}

/** Wrong attempts before a lockout. The next one locks the gate (A9). */
export const ATTEMPT_LIMIT = 10;
/** Wrong attempts after which the gate says whom to ask. */
const HELP_AFTER = 3;
/** How long a lockout lasts, in milliseconds (A9). */
export const LOCKOUT_MS = 30_000;
/** The encoded password follows this prefix in the local storage key (A9). */
const FLAG_PREFIX = 'password_auth_';
/** The value of the flag in local storage (A3). */
export const FLAG_VALUE = 'true';

export const PASSWORD_REQUIRED = 'Password is required';
export const PASSWORD_WRONG = 'Incorrect password. Please try again.';
export const LOCKED_OUT = 'Too many incorrect attempts. Please try again in 30 seconds.';

/** The state of the gate (A4). The counter is only in memory, so a reload resets it. */
export type Gate =
  | { readonly state: 'locked'; readonly attempts: number; readonly error: string | null }
  | { readonly state: 'locked-out'; readonly until: number; readonly error: string }
  | { readonly state: 'unlocked' };

/** The initial state. */
export const LOCKED: Gate = { state: 'locked', attempts: 0, error: null };
export const UNLOCKED: Gate = { state: 'unlocked' };

/** The local storage key of the flag for a password in base64 (A3). */
export const flagKey = (encodedPassword: string): string => `${FLAG_PREFIX}${encodedPassword}`;

/** Encodes a password for the content files: UTF-8 in base64. */
export function encodePassword(password: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(password)));
}

/**
 * Decodes a password of the content files.
 *
 * @throws an Error if the text is not base64 of UTF-8
 */
export function decodePassword(encodedPassword: string): string {
  try {
    const bytes = Uint8Array.from(atob(encodedPassword), (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Error(
      `The gate password "${encodedPassword}" cannot be decoded, so no guest can unlock the gate. Encode it as UTF-8 in base64, e.g. with: printf 'your password' | base64`,
      { cause },
    );
  }
}

/** The form in which passwords are compared: phones add white space, and write an accent as one character or as two. */
const comparable = (password: string): string => password.normalize('NFC').trim();

/**
 * The state after a guest submits a password (A4, A5). Case matters. Surrounding white space and the Unicode form do
 * not. A lockout ignores attempts.
 *
 * @param password as typed
 * @param expected the decoded password
 * @param now milliseconds of a monotonic clock, such as `performance.now()`
 */
export function attempt(gate: Gate, password: string, expected: string, now: number): Gate {
  const current = expire(gate, now);
  if (current.state !== 'locked') return current;
  if (password === '') return { ...current, error: PASSWORD_REQUIRED };
  if (comparable(password) === comparable(expected)) return UNLOCKED;
  const attempts = current.attempts + 1;
  return attempts > ATTEMPT_LIMIT
    ? { state: 'locked-out', until: now + LOCKOUT_MS, error: LOCKED_OUT }
    : { state: 'locked', attempts, error: PASSWORD_WRONG };
}

/** Returns the initial state if a lockout is over, otherwise the same state. `now` is as in `attempt`. */
export function expire(gate: Gate, now: number): Gate {
  return gate.state === 'locked-out' && now >= gate.until ? LOCKED : gate;
}

/** Whole seconds until the end of a lockout, rounded up; 0 without a lockout. */
export function secondsLeft(gate: Gate, now: number): number {
  return gate.state === 'locked-out' ? Math.max(0, Math.ceil((gate.until - now) / 1000)) : 0;
}

/** Tells whether the guest has failed so often that the gate says whom to ask. */
export const needsHelp = (gate: Gate): boolean =>
  gate.state === 'locked-out' || (gate.state === 'locked' && gate.attempts >= HELP_AFTER);

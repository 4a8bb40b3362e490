/** Wrong attempts that are answered at once; one more locks the gate (A9). */
export const ATTEMPT_LIMIT = 10;
/** How long a lockout lasts, in milliseconds (A9). */
export const LOCKOUT_MS = 30_000;
/** The local storage key of the unlocked flag is this and the encoded password (A9). */
const FLAG_PREFIX = 'password_auth_';
/** What the unlocked flag holds (A3). */
export const FLAG_VALUE = 'true';

export const PASSWORD_REQUIRED = 'Password is required';
export const PASSWORD_WRONG = 'Incorrect password. Please try again.';
export const LOCKED_OUT = 'Too many incorrect attempts. Please try again in 30 seconds.';

/**
 * Where the gate stands (A4). The attempt counter lives in memory only, so a reload resets it.
 */
export type Gate =
  | { readonly state: 'locked'; readonly attempts: number; readonly error: string | null }
  | { readonly state: 'locked-out'; readonly until: number; readonly error: string }
  | { readonly state: 'unlocked' };

/** A gate that nobody has tried yet. */
export const LOCKED: Gate = { state: 'locked', attempts: 0, error: null };
export const UNLOCKED: Gate = { state: 'unlocked' };

/** The local storage key of the unlocked flag for a password in base64. */
export const flagKey = (encodedPassword: string): string => `${FLAG_PREFIX}${encodedPassword}`;

/** A password as content files hold it: UTF-8 in base64. */
export function encodePassword(password: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(password)));
}

/**
 * The password that a base64 text stands for, read as UTF-8.
 *
 * @throws an error that says what to do if the text is not base64 of UTF-8
 */
export function decodePassword(encodedPassword: string): string {
  try {
    const bytes = Uint8Array.from(atob(encodedPassword), (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Error(
      `The gate password "${encodedPassword}" cannot be decoded, so no guest could pass. Write it as UTF-8 in base64, e.g. with: printf 'your password' | base64`,
      { cause },
    );
  }
}

/**
 * The gate after a guest pressed Continue (A4, A5). Case-sensitive; a gate locked out takes no attempt.
 *
 * @param password what the guest typed, as typed
 * @param expected the decoded password
 * @param now the time in milliseconds, by a clock that nobody sets, such as `performance.now()`
 */
export function attempt(gate: Gate, password: string, expected: string, now: number): Gate {
  const current = expire(gate, now);
  if (current.state !== 'locked') return current;
  if (password === '') return { ...current, error: PASSWORD_REQUIRED };
  if (password === expected) return UNLOCKED;
  const attempts = current.attempts + 1;
  return attempts > ATTEMPT_LIMIT
    ? { state: 'locked-out', until: now + LOCKOUT_MS, error: LOCKED_OUT }
    : { state: 'locked', attempts, error: PASSWORD_WRONG };
}

/** The gate at a time by the same clock: after a lockout it is as if nobody had tried. */
export function expire(gate: Gate, now: number): Gate {
  return gate.state === 'locked-out' && now >= gate.until ? LOCKED : gate;
}

/** Whole seconds that a lockout still lasts, 0 when there is none. */
export function secondsLeft(gate: Gate, now: number): number {
  return gate.state === 'locked-out' ? Math.max(0, Math.ceil((gate.until - now) / 1000)) : 0;
}

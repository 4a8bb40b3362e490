import { visibleText } from '../record/text-forms';

/** The next wrong attempt locks the gate (A9). */
export const ATTEMPT_LIMIT = 10;
const HELP_AFTER = 3;
export const LOCKOUT_MS = 30_000;
/** The key in local storage is this prefix and the encoded password (A9). */
const FLAG_PREFIX = 'password_auth_';
export const FLAG_VALUE = 'true';

/** `error` is the name of a sentence in the words of the gate. `attempts` is only in memory, so a reload resets it. */
export type Gate =
  | {
      readonly state: 'locked';
      readonly attempts: number;
      readonly error: 'required' | 'wrong' | null;
    }
  | { readonly state: 'locked-out'; readonly until: number; readonly error: 'lockedOut' }
  | { readonly state: 'unlocked' };

export const LOCKED: Gate = { state: 'locked', attempts: 0, error: null };
export const UNLOCKED: Gate = { state: 'unlocked' };

export const flagKey = (encodedPassword: string): string => `${FLAG_PREFIX}${encodedPassword}`;

export function encodePassword(password: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(password)));
}

/** @throws if the text is not base64 of UTF-8 */
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

/**
 * Compares the passwords as a reader sees them: case matters, invisible characters do not.
 *
 * @param expected the decoded password
 * @param now milliseconds of a monotonic clock, such as `performance.now()`
 */
export function attempt(gate: Gate, password: string, expected: string, now: number): Gate {
  const current = expire(gate, now);
  if (current.state !== 'locked') return current;
  const visible = visibleText(password);
  if (visible === '') return { ...current, error: 'required' };
  if (visible === visibleText(expected)) return UNLOCKED;
  const attempts = current.attempts + 1;
  return attempts > ATTEMPT_LIMIT
    ? { state: 'locked-out', until: now + LOCKOUT_MS, error: 'lockedOut' }
    : { state: 'locked', attempts, error: 'wrong' };
}

export function expire(gate: Gate, now: number): Gate {
  return gate.state === 'locked-out' && now >= gate.until ? LOCKED : gate;
}

/** Rounded up; 0 without a lockout. */
export function secondsLeft(gate: Gate, now: number): number {
  return gate.state === 'locked-out' ? Math.max(0, Math.ceil((gate.until - now) / 1000)) : 0;
}

export const needsHelp = (gate: Gate): boolean =>
  gate.state === 'locked-out' || (gate.state === 'locked' && gate.attempts >= HELP_AFTER);

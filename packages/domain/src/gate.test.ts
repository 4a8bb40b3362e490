import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_LIMIT,
  attempt,
  decodePassword,
  encodePassword,
  expire,
  flagKey,
  type Gate,
  LOCKED,
  LOCKED_OUT,
  LOCKOUT_MS,
  PASSWORD_REQUIRED,
  PASSWORD_WRONG,
  secondsLeft,
  UNLOCKED,
} from './gate';

/** Any character there is; half a surrogate pair is none. */
const character = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const wrongTimes = (count: number, now = 0) =>
  Array.from({ length: count }).reduce<Gate>((gate) => attempt(gate, 'no', 'yes', now), LOCKED);

describe('The password', () => {
  it('is decoded from base64', () => {
    expect(decodePassword('ZWFzdHZpbGxhZ2U=')).toBe('eastvillage');
  });

  it('is decoded to what was encoded, in every script', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (password) => {
        expect(decodePassword(encodePassword(password))).toBe(password);
      }),
    );
  });

  it.each(['%%%', '/w==', 'YQ=a'])('that reads %s is refused with what to do', (encoded) => {
    expect(() => decodePassword(encoded)).toThrow(/cannot be decoded.*base64/);
  });

  it('keeps its flag under its encoded value', () => {
    expect(flagKey('ZWFzdHZpbGxhZ2U=')).toBe('password_auth_ZWFzdHZpbGxhZ2U=');
  });
});

describe('The gate', () => {
  it('opens to the password alone, in its very case', () => {
    expect(attempt(LOCKED, 'EastVillage', 'EastVillage', 0)).toBe(UNLOCKED);
    expect(attempt(LOCKED, 'eastvillage', 'EastVillage', 0)).toMatchObject({
      error: PASSWORD_WRONG,
    });
  });

  it('asks for a password where there is none, and counts no attempt', () => {
    expect(attempt(LOCKED, '', 'yes', 0)).toEqual({ ...LOCKED, error: PASSWORD_REQUIRED });
  });

  it('bears ten wrong attempts and locks out at the eleventh', () => {
    expect(wrongTimes(10)).toEqual({ state: 'locked', attempts: 10, error: PASSWORD_WRONG });
    expect(wrongTimes(11)).toEqual({ state: 'locked-out', until: LOCKOUT_MS, error: LOCKED_OUT });
  });

  it('takes no password while locked out, and every one after 30 seconds', () => {
    const gate = wrongTimes(11);
    expect(attempt(gate, 'yes', 'yes', 29_999)).toBe(gate);
    expect(attempt(gate, 'yes', 'yes', 30_000)).toBe(UNLOCKED);
  });

  it('forgets attempts and message once the lockout is over', () => {
    const gate = wrongTimes(11, 500);
    expect(expire(gate, 30_499)).toBe(gate);
    expect(expire(gate, 30_500)).toBe(LOCKED);
  });

  it('tells the seconds left, rounded up', () => {
    const gate = wrongTimes(11);
    expect([0, 1, 29_001, 30_000].map((now) => secondsLeft(gate, now))).toEqual([30, 30, 1, 0]);
    expect(secondsLeft(LOCKED, 0)).toBe(0);
  });

  it('never counts past its bound, whatever is tried and whenever', () => {
    const tries = fc.array(fc.tuple(fc.constantFrom('', 'no', 'nope'), fc.nat(40_000)));
    fc.assert(
      fc.property(tries, (steps) => {
        let gate: Gate = LOCKED;
        let now = 0;
        for (const [password, wait] of steps) {
          now += wait;
          gate = attempt(gate, password, 'yes', now);
          if (gate.state === 'locked') expect(gate.attempts).toBeLessThanOrEqual(ATTEMPT_LIMIT);
          expect(secondsLeft(gate, now)).toBeLessThanOrEqual(LOCKOUT_MS / 1000);
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { fc } from '../fixtures/fast-check.js';
import {
  ATTEMPT_LIMIT,
  attempt,
  decodePassword,
  encodePassword,
  expire,
  flagKey,
  type Gate,
  LOCKED,
  LOCKOUT_MS,
  needsHelp,
  secondsLeft,
  UNLOCKED,
} from './gate';

/** Any character, without lone surrogates. */
const character = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const afterWrongAttempts = (count: number, now = 0) =>
  Array.from({ length: count }).reduce<Gate>((gate) => attempt(gate, 'no', 'yes', now), LOCKED);

describe('The password', () => {
  it('is decoded from base64', () => {
    expect(decodePassword('ZWFzdHZpbGxhZ2U=')).toBe('eastvillage');
  });

  it('survives encoding and decoding in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (password) => {
        expect(decodePassword(encodePassword(password))).toBe(password);
      }),
    );
  });

  it.each(['%%%', '/w==', 'YQ=a'])('is rejected with a hint if it is encoded as %s', (encoded) => {
    expect(() => decodePassword(encoded)).toThrow(/cannot be decoded.*base64/);
  });

  it('is part of the flag key in its encoded form', () => {
    expect(flagKey('ZWFzdHZpbGxhZ2U=')).toBe('password_auth_ZWFzdHZpbGxhZ2U=');
  });
});

describe('The gate', () => {
  it('accepts only the exact password, including its case', () => {
    expect(attempt(LOCKED, 'EastVillage', 'EastVillage', 0)).toBe(UNLOCKED);
    expect(attempt(LOCKED, 'eastvillage', 'EastVillage', 0)).toMatchObject({
      error: 'wrong',
    });
  });

  it.each([
    ['cafe\u0301', 'café'],
    ['café', 'cafe\u0301'],
    [' eastvillage\n', 'eastvillage'],
    ['open\u00a0', 'open'],
    ['open\r\n', 'open'],
    ['\ufeffopen\u200b', 'open'],
    ['\u200fopen\u200e', 'open'],
    ['east\u202fvillage', 'east village'],
    ['Nora’s “day”', 'Nora\'s "day"'],
    ['Nora\'s "day"', 'Nora’s „day“'],
    ['3—5…', '3--5...'],
    ['ｏｐｅｎ２', 'open2'],
    ['soft\u00adly', 'softly'],
  ])('accepts %j for the password %j', (typed, password) => {
    expect(attempt(LOCKED, typed, password, 0)).toBe(UNLOCKED);
  });

  it('does not accept a password with other white space inside', () => {
    expect(attempt(LOCKED, 'east village', 'eastvillage', 0)).not.toBe(UNLOCKED);
  });

  it('offers help after three wrong passwords, and during a lockout', () => {
    const needs = [2, 3, ATTEMPT_LIMIT, ATTEMPT_LIMIT + 1].map((count) =>
      needsHelp(afterWrongAttempts(count)),
    );
    expect(needs).toEqual([false, true, true, true]);
    expect(needsHelp(UNLOCKED)).toBe(false);
  });

  it.each(['', ' \u200b'])('requires a password and does not count %j', (typed) => {
    expect(attempt(LOCKED, typed, 'yes', 0)).toEqual({ ...LOCKED, error: 'required' });
  });

  it('locks out after the eleventh wrong attempt', () => {
    expect(afterWrongAttempts(10)).toEqual({
      state: 'locked',
      attempts: 10,
      error: 'wrong',
    });
    expect(afterWrongAttempts(11)).toEqual({
      state: 'locked-out',
      until: LOCKOUT_MS,
      error: 'lockedOut',
    });
  });

  it('ignores passwords during the lockout of 30 seconds', () => {
    const gate = afterWrongAttempts(11);
    expect(attempt(gate, 'yes', 'yes', 29_999)).toBe(gate);
    expect(attempt(gate, 'yes', 'yes', 30_000)).toBe(UNLOCKED);
  });

  it('resets attempts and message after the lockout', () => {
    const gate = afterWrongAttempts(11, 500);
    expect(expire(gate, 30_499)).toBe(gate);
    expect(expire(gate, 30_500)).toBe(LOCKED);
  });

  it('rounds the remaining seconds up', () => {
    const gate = afterWrongAttempts(11);
    expect([0, 1, 29_001, 30_000].map((now) => secondsLeft(gate, now))).toEqual([30, 30, 1, 0]);
    expect(secondsLeft(LOCKED, 0)).toBe(0);
  });

  it('never exceeds the attempt limit or the lockout time', () => {
    const attempts = fc.array(fc.tuple(fc.constantFrom('', 'no', 'nope'), fc.nat(40_000)));
    fc.assert(
      fc.property(attempts, (steps) => {
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

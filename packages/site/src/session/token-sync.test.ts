import type { Session } from '@invitation/backend/backend';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTokenSync, TOKEN_KEY } from './token-sync';

const ADA = { uid: 'ada' };
const session = (idToken: () => Promise<string>): Session => ({
  ready: async () => ADA,
  observe: () => () => {},
  signInAnonymously: async () => ({ ...ADA, isNew: true }),
  idToken,
  signOut: async () => {},
});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

it('stores the token under "love" while the guest is signed in', async () => {
  const token = createTokenSync(session(async () => 'token of ada'));
  token.update(ADA);
  await vi.waitFor(() => expect(localStorage.getItem('love')).toBe('token of ada'));
  token.update(null);
  expect(localStorage.getItem('love')).toBeNull();
});

it('does not store a token that arrives after the sign-out', async () => {
  let resolve = (_: string) => {};
  const late = new Promise<string>((settle) => {
    resolve = settle;
  });
  const token = createTokenSync(session(() => late));
  token.update(ADA);
  token.update(null);
  resolve('late');
  await late;
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('logs a failed request for the token', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  createTokenSync(session(() => Promise.reject(new Error('quota')))).update(ADA);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  log.mockRestore();
});

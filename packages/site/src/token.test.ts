import type { Session } from '@invitation/backend/backend';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepToken, TOKEN_KEY } from './token';

const ADA = { uid: 'ada' };
const session = (idToken: () => Promise<string>): Session => ({
  ready: async () => ADA,
  observe: () => () => {},
  signInAnonymously: async () => ADA,
  idToken,
  signOut: async () => {},
});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

it('the token is kept under "love" while somebody is signed in', async () => {
  const token = keepToken(session(async () => 'token of ada'));
  token.follow(ADA);
  await vi.waitFor(() => expect(localStorage.getItem('love')).toBe('token of ada'));
  token.follow(null);
  expect(localStorage.getItem('love')).toBeNull();
});

it('a token that comes after the guest signed out is not kept', async () => {
  let resolve = (_: string) => {};
  const late = new Promise<string>((settle) => {
    resolve = settle;
  });
  const token = keepToken(session(() => late));
  token.follow(ADA);
  token.follow(null);
  resolve('late');
  await late;
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('a token that cannot be fetched is logged, and the guest goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  keepToken(session(() => Promise.reject(new Error('quota')))).follow(ADA);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  log.mockRestore();
});

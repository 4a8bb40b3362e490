import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, onAuthStateChanged } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { TIMEOUT_MS } from '../errors/errors';
import { firebaseSession } from './session';

// Outside of browsers, the SDK takes the function that is there when it is imported.
const network = vi.hoisted(() => {
  const network = { fetch: globalThis.fetch };
  globalThis.fetch = (...call) => network.fetch(...call);
  return network;
});

const accountOf = (uid: string) => ({ localId: uid, lastLoginAt: '1', createdAt: '1' });
const base64 = (json: object) => btoa(JSON.stringify(json)).replaceAll('=', '');
const tokenOf = (uid: string) =>
  `${base64({})}.${base64({ sub: uid, exp: 4e9, iat: 1 })}.signature`;
const uidOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')).sub;

/** Accounts whose sign-ups are answered one by one. */
function fakeServer() {
  const waiting: (() => void)[] = [];
  let accounts = 0;
  const fetch = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (String(url).includes('accounts:lookup')) {
      const { idToken } = JSON.parse(String(init?.body));
      return Response.json({ users: [accountOf(uidOf(idToken))] });
    }
    accounts += 1;
    const uid = `guest-${accounts}`;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json({ idToken: tokenOf(uid), refreshToken: uid, expiresIn: '3600' });
  };
  return { fetch, answer: (index: number) => waiting[index]?.(), signUps: () => waiting.length };
}

let apps = 0;
function open() {
  const server = fakeServer();
  network.fetch = server.fetch;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', memoryStorage());
  apps += 1;
  const app = initializeApp({ apiKey: 'key' }, `app-${apps}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const users: (string | undefined)[] = [];
  onAuthStateChanged(auth, (user) => users.push(user?.uid));
  const session = firebaseSession(auth);
  const signIn = () =>
    session.signInAnonymously().then(
      ({ uid }) => uid,
      (error: Error) => error.message,
    );
  return { server, signIn, users, session, close: () => deleteApp(app) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('A sign-up without an answer', () => {
  it('does not block the next attempt', async () => {
    const { server, signIn, close } = open();
    const first = signIn();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await first).toMatch(/took too long/);
    const second = signIn();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.signUps()).toBe(2);
    server.answer(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await second).toBe('guest-2');
    await close();
  });

  it('is used if its answer comes during the next attempt', async () => {
    const { server, signIn, close } = open();
    void signIn();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    const second = signIn();
    await vi.advanceTimersByTimeAsync(100);
    server.answer(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(await second).toBe('guest-1');
    await close();
  });

  it('does not replace the account of another tab', async () => {
    const { server, signIn, users, close } = open();
    void signIn();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    localStorage.setItem(`firebase:authUser:key:app-${apps}`, '{"uid":"of-another-tab"}');
    server.answer(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(users).toEqual([undefined]);
    await close();
  });

  it('leaves the guest with one account, whatever the order of the answers', async () => {
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 1 });
    const delays = fc.array(fc.constantFrom(0, 1, 3_000), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(orders, delays, async (order, delays) => {
        const { server, signIn, users, session, close } = open();
        const signIns = [signIn()];
        for (let attempt = 1; attempt < 3; attempt += 1) {
          await vi.advanceTimersByTimeAsync(TIMEOUT_MS + 1);
          signIns.push(signIn());
        }
        for (const index of order) {
          await vi.advanceTimersByTimeAsync(delays[index] ?? 0);
          server.answer(index);
        }
        await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
        const uids = [...(await Promise.all(signIns)), ...users];
        const accounts = new Set(uids.filter((uid) => uid?.startsWith('guest')));
        expect([...accounts]).toEqual([(await session.ready())?.uid]);
        await close();
      }),
      { numRuns: 100 },
    );
  });
});

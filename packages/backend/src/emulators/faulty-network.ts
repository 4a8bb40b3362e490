import { deleteApp, getApps } from 'firebase/app';
import { expect, vi } from 'vitest';
import { openFirebaseBackend } from '../firebase/firebase';

/** The calls of the SDKs, by what their addresses hold. */
export const CALLS = {
  signUp: /accounts:signUp/,
  lookup: /accounts:lookup/,
  refresh: /securetoken/,
  read: /documents:batchGet/,
  commit: /documents:commit/,
} as const;

const SETTINGS = { apiKey: 'demo', projectId: 'demo-invitation', appId: 'demo' };

/** The network as it is. */
export const network = window.fetch.bind(window);
let wire: typeof fetch = network;
// The backend amends this function once, so that a fault beneath it reaches the SDKs as a fault of the network does.
window.fetch = (...call) => wire(...call);

/** Ends all faults. */
export function repairNetwork(): void {
  wire = network;
}

/**
 * Answers the calls that match otherwise than the server would.
 *
 * @param times how many of them, the first ones
 * @returns a spy that is called at each of them, also at those that pass
 */
export function breakNetwork(
  pattern: RegExp,
  answer: typeof fetch,
  times = Number.POSITIVE_INFINITY,
) {
  const calls = vi.fn();
  const before = wire;
  wire = (input, init) => {
    if (!pattern.test(String(input))) return before(input, init);
    calls();
    return calls.mock.calls.length <= times ? answer(input, init) : before(input, init);
  };
  return calls;
}

/** Answers with an error of the server, as JSON. */
export const refusal = (status: number, message: string) => async () =>
  Response.json({ error: { code: status, message } }, { status });

/** Opens the backend as the same browser would after a reload. */
export async function reopen() {
  await Promise.all(getApps().map(deleteApp));
  return openFirebaseBackend({ ...SETTINGS, emulators: location.origin });
}

/** Opens the backend in a new browser, with a new account. */
export async function openSignedIn() {
  localStorage.clear();
  const backend = await reopen();
  const { uid } = await backend.session.signInAnonymously();
  return { ...backend, uid };
}

/** Makes the SDK ask for a new ID token at the next start, as it does an hour later. */
export function expireToken(): void {
  for (const [key, text] of Object.entries(localStorage)) {
    if (!key.startsWith('firebase:authUser:')) continue;
    const user = JSON.parse(text);
    user.stsTokenManager.expirationTime = 0;
    localStorage.setItem(key, JSON.stringify(user));
  }
}

/** Changes the emulators' data as an administrator, past the rules. */
export async function administer(path: string, method: string, body: object): Promise<void> {
  const { status } = await network(path, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}

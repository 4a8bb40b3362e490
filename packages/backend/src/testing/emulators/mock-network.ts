import { WEEKEND } from '@invitation/domain/fixtures/days';
import type { Question } from '@invitation/domain/record/record';
import { deleteApp, getApps } from 'firebase/app';
import { expect, vi } from 'vitest';
import type { BackendContent } from '../../backend';
import { openFirebaseBackend } from '../../firebase/firebase';

/** The requests of the SDKs, by a part of their URLs. */
export const CALLS = {
  signUp: /accounts:signUp/,
  lookup: /accounts:lookup/,
  refresh: /securetoken/,
  read: /documents:batchGet/,
  commit: /documents:commit/,
} as const;

/** The project of the accounts, which Firestore's projects share. */
const ACCOUNTS_PROJECT = 'demo-invitation';
export const ACCOUNTS = `/identitytoolkit.googleapis.com/v1/projects/${ACCOUNTS_PROJECT}/accounts`;
export const EMAILS = `/emulator/v1/projects/${ACCOUNTS_PROJECT}/oobCodes`;
/** Each test file has its own database, so that files can run side by side. */
export const PROJECT = `demo-${crypto.randomUUID()}`;
export const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;

export const SETTINGS = {
  apiKey: 'demo',
  projectId: PROJECT,
  appId: 'demo',
  emulators: location.origin,
};

/** The real `fetch`. */
export const originalFetch = window.fetch.bind(window);
let currentFetch: typeof fetch = originalFetch;
// The backend wraps this function. The SDKs then get mocked responses like the network's.
window.fetch = (...call) => currentFetch(...call);

export function restoreNetwork(): void {
  currentFetch = originalFetch;
}

/**
 * Mocks the responses to matching requests.
 *
 * @param times mocks only this number of requests
 * @returns a spy that is called for every matching request
 */
export function mockResponses(
  pattern: RegExp,
  respond: typeof fetch,
  times = Number.POSITIVE_INFINITY,
) {
  const calls = vi.fn();
  const before = currentFetch;
  currentFetch = (input, init) => {
    if (!pattern.test(String(input))) return before(input, init);
    calls();
    return calls.mock.calls.length <= times ? respond(input, init) : before(input, init);
  };
  return calls;
}

/** A server error as JSON. */
export const errorResponse = (status: number, message: string) => async () =>
  Response.json({ error: { code: status, message } }, { status });

export const closeTabs = () => Promise.all(getApps().map(deleteApp));

/** Opens the backend as after a reload. */
export async function reopen(
  questions?: readonly Question[],
  dates?: Pick<BackendContent, 'replyBy' | 'phases'>,
) {
  await closeTabs();
  return openFirebaseBackend({ ...SETTINGS, content: { days: WEEKEND, questions, ...dates } });
}

/** Clears the browser, opens the backend and signs in. */
export async function signInAsNewGuest() {
  localStorage.clear();
  const backend = await reopen();
  const { uid } = await backend.session.signInAnonymously();
  return { ...backend, uid };
}

/** Makes the SDK request a new ID token at the next start. */
export function expireToken(): void {
  for (const [key, text] of Object.entries(localStorage)) {
    if (!key.startsWith('firebase:authUser:')) continue;
    const user = JSON.parse(text);
    user.stsTokenManager.expirationTime = 0;
    localStorage.setItem(key, JSON.stringify(user));
  }
}

/** Changes the emulators' data without the security rules. */
export async function requestAsAdministrator(
  path: string,
  method: string,
  body: object,
): Promise<void> {
  const { status } = await originalFetch(path, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}

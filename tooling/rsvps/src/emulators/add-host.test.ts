import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, expect, it } from 'vitest';
import { inProject } from '../testing/command';

// A page's calls do not name the project: the emulator takes the one that it was started with.
const PROJECT = process.env.GCLOUD_PROJECT ?? '';
const EMAIL = 'ada@example.com';
const PASSWORD = 'a long password';
const run = inProject(PROJECT);
const auth = getAuth(initializeApp({ projectId: PROJECT }, 'add-host'));

/** Calls the Identity Toolkit, as a page does. */
async function call(method: string, body: object) {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, ...((await response.json()) as { idToken?: string }) };
}
const signIn = () => call('signInWithPassword', { email: EMAIL, password: PASSWORD });
const hostClaim = async () =>
  (await auth.verifyIdToken((await signIn()).idToken ?? '')).host as unknown;

beforeAll(async () => {
  const account = await auth.getUserByEmail(EMAIL).catch(() => null);
  if (account) await auth.deleteUser(account.uid);
});

it('add-host makes an account, and prints a link to choose the password once', async () => {
  const { code, out } = await run('add-host', EMAIL);
  expect(code).toBe(0);
  expect(out).toContain(`${EMAIL} is a host from the next sign-in on.`);
  expect(await signIn()).toMatchObject({ ok: false });
  const link = new URL(out.trim().split('\n').at(-1) ?? '');
  const oobCode = link.searchParams.get('oobCode');
  expect(await call('resetPassword', { oobCode, newPassword: PASSWORD })).toMatchObject({
    ok: true,
  });
  expect(await call('resetPassword', { oobCode, newPassword: 'x' })).toMatchObject({ ok: false });
  expect(await hostClaim()).toBe(true);
});

it('add-host takes an account with a verified address, with its password', async () => {
  const { uid } = await auth.getUserByEmail(EMAIL);
  await auth.setCustomUserClaims(uid, { table: 1 });
  expect((await run('add-host', EMAIL)).code).toBe(0);
  expect((await auth.getUserByEmail(EMAIL)).customClaims).toEqual({ table: 1, host: true });
  expect(await hostClaim()).toBe(true);
});

it('add-host locks out whoever signed up with the address of a host', async () => {
  const email = `grace-${Date.now()}@example.com`;
  const stranger = await call('signUp', { email, password: PASSWORD, returnSecureToken: true });
  expect(stranger).toMatchObject({ ok: true });
  const { uid } = await auth.getUserByEmail(email);
  expect((await run('add-host', email)).code).toBe(0);
  const { customClaims, tokensValidAfterTime } = await auth.getUser(uid);
  expect(customClaims).toEqual({ host: true });
  expect(tokensValidAfterTime).toBeDefined();
  expect(await call('signInWithPassword', { email, password: PASSWORD })).toMatchObject({
    ok: false,
  });
  await auth.deleteUser(uid);
});

it('remove-host takes the rights away', async () => {
  expect(await run('remove-host', EMAIL)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is no longer a host'),
  });
  expect(await hostClaim()).toBeUndefined();
});

it.each(['add-host', 'remove-host'])('%s needs an email address', async (command) => {
  expect(await run(command, 'nora')).toMatchObject({
    code: 2,
    err: '"nora" is not an email address.\n',
  });
});

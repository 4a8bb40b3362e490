import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../testing/command';

const PROJECT = 'demo-host-accounts';
const run = inProject(PROJECT);
const auth = getAuth(initializeApp({ projectId: PROJECT }, 'hosts'));

beforeAll(async () => {
  await auth.createUser({ uid: 'nora', email: 'nora@example.com', emailVerified: true });
  await auth.createUser({ uid: 'eve', email: 'sam@example.com' });
  await auth.setCustomUserClaims('nora', { table: 1 });
});

describe('an account', () => {
  it('becomes a host by email address or uid', async () => {
    expect(await run('grant-host', 'nora@example.com')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is a host from the next sign-in on'),
    });
    expect((await auth.getUser('nora')).customClaims).toEqual({ table: 1, host: true });
    expect((await run('grant-host', 'nora')).out).toContain('is a host already');
  });

  it('is named by its uid if nobody has verified its address', async () => {
    expect(await run('grant-host', 'sam@example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('npx pnpm rsvps add-host sam@example.com'),
    });
    expect((await auth.getUser('eve')).customClaims).toBeUndefined();
    expect(await run('grant-host', 'eve')).toMatchObject({ code: 0 });
  });

  it('loses the rights of a host, and keeps its other claims', async () => {
    expect((await auth.getUser('nora')).tokensValidAfterTime).toBeUndefined();
    expect(await run('revoke-host', 'nora@example.com')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is no longer a host and has to sign in again'),
    });
    const { customClaims, tokensValidAfterTime } = await auth.getUser('nora');
    expect(customClaims).toEqual({ table: 1 });
    expect(tokensValidAfterTime).toBeDefined();
    expect((await run('revoke-host', 'nora')).out).toContain('nora is not a host');
    expect((await auth.getUser('nora')).tokensValidAfterTime).toBe(tokensValidAfterTime);
  });

  it('has to exist', async () => {
    for (const command of ['grant-host', 'revoke-host']) {
      expect(await run(command, 'nobody')).toMatchObject({
        code: 1,
        err: expect.stringContaining('There is no such account'),
      });
    }
  });
});

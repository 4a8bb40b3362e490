import { describe, expect, it, vi } from 'vitest';
import { amendFetch } from './fetch';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const REFRESH = 'https://securetoken.googleapis.com/v1/token?key=k';
const COMMIT =
  'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit';

const answering = (status: number, body: unknown) =>
  amendFetch(async () => new Response(JSON.stringify(body), { status }));
const error = (message: string) => ({ error: { code: 400, message } });

describe('A check of the kept session', () => {
  it.each([LOOKUP, REFRESH])('at %s ends with the account', async (url) => {
    for (const message of ['USER_NOT_FOUND', 'USER_DISABLED : gone', 'TOKEN_EXPIRED']) {
      const response = await answering(400, error(message))(url);
      expect(await response.json()).toEqual(error(message));
    }
  });

  it('ends with a refresh token that is not valid', async () => {
    const response = await answering(400, error('INVALID_REFRESH_TOKEN'))(REFRESH);
    expect((await response.json()).error.message).toBe('TOKEN_EXPIRED');
  });

  it.each([
    [500, error('INTERNAL')],
    [503, error('BACKEND_ERROR')],
    [429, error('TOO_MANY_ATTEMPTS_TRY_LATER')],
    [400, error('INVALID_ID_TOKEN')],
    [403, error('PERMISSION_DENIED')],
    [500, null],
    [500, 'text'],
    [500, { error: 'text' }],
    [400, error('NOT_USER_DISABLED')],
  ])('that is answered with %i %j becomes a network error', async (status, body) => {
    for (const url of [LOOKUP, REFRESH]) {
      const call = answering(status, body)(url);
      await expect(call).rejects.toMatchObject({ name: 'ServerFault', message: `${status}` });
    }
  });

  it('that succeeds passes', async () => {
    expect((await answering(200, { users: [] })(LOOKUP)).ok).toBe(true);
  });
});

describe('Any other call', () => {
  it('passes as it is, also where it fails', async () => {
    const fetch = vi.fn(async () => new Response('{}', { status: 500 }));
    const init = { method: 'POST', body: '{"writes":[{}]}' };
    const signUp = 'https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
    expect((await amendFetch(fetch)(signUp, init)).status).toBe(500);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(signUp, init);
  });
});

it('A lost connection has the same text in every browser', async () => {
  const cause = new TypeError('Load failed');
  const call = amendFetch(() => Promise.reject(cause))(COMMIT, { body: '{"writes":[]}' });
  await expect(call).rejects.toMatchObject({ message: 'connection lost', cause });
});

it('A page in place of an answer of Firestore is a lost connection', async () => {
  const bare = async () => new Response(null, { status: 200 });
  const call = amendFetch(bare)(COMMIT, { body: '{"writes":[]}' });
  await expect(call).rejects.toThrow('connection lost');
  for (const status of [200, 502]) {
    const page = async () =>
      new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
    const call = amendFetch(page)(COMMIT, { body: '{"writes":[]}' });
    await expect(call).rejects.toThrow('connection lost');
  }
});

describe('A write', () => {
  const sent = async (writes: object[]) => {
    const fetch = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) => Response.json({}));
    await amendFetch(fetch)(COMMIT, { method: 'POST', body: JSON.stringify({ writes }) });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init?.method).toBe('POST');
    return JSON.parse(String(init?.body)).writes;
  };

  it('without a precondition may only create', async () => {
    expect(await sent([{ update: { name: 'rsvps/ada' } }])).toEqual([
      { update: { name: 'rsvps/ada' }, currentDocument: { exists: false } },
    ]);
  });

  it('keeps a precondition of its own', async () => {
    const writes = [{ currentDocument: { updateTime: '2025-10-03T00:00:00Z' } }];
    expect(await sent(writes)).toEqual(writes);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { wrapFetch } from './wrap-fetch';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const REFRESH = 'https://securetoken.googleapis.com/v1/token?key=k';
const COMMIT =
  'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit';

describe('A session check', () => {
  it.each([LOOKUP, REFRESH])('fails without a request while the SDK starts: %s', async (url) => {
    const fetch = vi.fn(async () => Response.json({}));
    let starting = true;
    const wrapped = wrapFetch(fetch, () => starting);
    await expect(wrapped(url)).rejects.toBeInstanceOf(TypeError);
    expect(fetch).not.toHaveBeenCalled();
    starting = false;
    await wrapped(url);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('Any other request', () => {
  it('is not changed, also if it fails', async () => {
    const fetch = vi.fn(async () => new Response('{}', { status: 500 }));
    const init = { method: 'POST', body: '{"writes":[{}]}' };
    const signUp = 'https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
    for (const url of [signUp, LOOKUP, REFRESH]) {
      expect((await wrapFetch(fetch)(url, init)).status).toBe(500);
      expect(fetch).toHaveBeenLastCalledWith(url, init);
    }
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});

it('gives a lost connection the same message in every browser', async () => {
  const cause = new TypeError('Load failed');
  const call = wrapFetch(() => Promise.reject(cause))(COMMIT, { body: '{"writes":[]}' });
  await expect(call).rejects.toMatchObject({ message: 'connection lost', cause });
});

it('treats a web page in place of a Firestore response as a lost connection', async () => {
  const emptyResponse = async () => new Response(null, { status: 200 });
  const call = wrapFetch(emptyResponse)(COMMIT, { body: '{"writes":[]}' });
  await expect(call).rejects.toThrow('connection lost');
  for (const status of [200, 502]) {
    const page = async () =>
      new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
    const call = wrapFetch(page)(COMMIT, { body: '{"writes":[]}' });
    await expect(call).rejects.toThrow('connection lost');
  }
});

describe('A write', () => {
  const sentWrites = async (writes: object[]) => {
    const fetch = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) => Response.json({}));
    await wrapFetch(fetch)(COMMIT, { method: 'POST', body: JSON.stringify({ writes }) });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init?.method).toBe('POST');
    return JSON.parse(String(init?.body)).writes;
  };

  it('can only create a document if it has no precondition', async () => {
    expect(await sentWrites([{ update: { name: 'rsvps/ada' } }])).toEqual([
      { update: { name: 'rsvps/ada' }, currentDocument: { exists: false } },
    ]);
  });

  it('keeps its own precondition', async () => {
    const writes = [{ currentDocument: { updateTime: '2025-10-03T00:00:00Z' } }];
    expect(await sentWrites(writes)).toEqual(writes);
  });
});

describe('The time of the server', () => {
  const READ = COMMIT.replace('commit', 'batchGet');
  const toldBy = async (url: string, body: object | string) => {
    const tell = vi.fn();
    const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
    const headers = { 'content-type': 'application/json' };
    const fetch = async () => new Response(text, { headers });
    const response = await wrapFetch(fetch, () => false, tell)(url, { body: '{"writes":[]}' });
    expect(await response.text()).toBe(text);
    return tell.mock.calls.flat();
  };
  const NOON = new Date('2025-09-15T12:00:00Z');

  it('is in the answer to a read, also of a missing document, and to a write', async () => {
    const readTime = '2025-09-15T12:00:00.123456Z';
    expect(await toldBy(READ, [{ found: { name: 'ada' }, readTime }])).toEqual([NOON]);
    expect(await toldBy(READ, [{ missing: 'ada', readTime }])).toEqual([NOON]);
    expect(await toldBy(COMMIT, { commitTime: '2025-09-15T12:00:00Z' })).toEqual([NOON]);
  });

  it('is no text of a guest, and not in every answer', async () => {
    const name = { stringValue: '"readTime":"2030-01-01T00:00:00Z"' };
    const answers = { mapValue: { fields: { readTime: name } } };
    expect(await toldBy(READ, [{ found: { fields: { name, answers } } }])).toEqual([]);
    expect(await toldBy(READ, { error: { status: 'PERMISSION_DENIED' } })).toEqual([]);
    expect(await toldBy(READ, '{')).toEqual([]);
    expect(await toldBy(LOOKUP, { readTime: '2030-01-01T00:00:00Z' })).toEqual([]);
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RelayLog } from './log';
import { startServiceRelay } from './service-relay';

const HOST = 'identitytoolkit.googleapis.com';
const log: RelayLog = { connections: [], requests: [] };
let emulator: Server;
let relay: Awaited<ReturnType<typeof startServiceRelay>>;
let session: ClientHttp2Session;

beforeAll(async () => {
  emulator = createServer(async (from, to) => {
    const { method, url, headers } = from;
    to.setHeader('keep-alive', 'timeout=5');
    to.end(JSON.stringify({ method, url, origin: headers.origin, body: await text(from) }));
  }).listen(0);
  await once(emulator, 'listening');
  const { port } = emulator.address() as AddressInfo;
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }]);
  relay = await startServiceRelay({ key, cert }, `http://127.0.0.1:${port}/${HOST}`, 0, log);
  session = connect(`https://127.0.0.1:${relay.port}`, { ca: cert, servername: HOST });
});

afterAll(() => {
  session.destroy();
  relay.close();
  emulator.close();
});

async function send(path: string, body: string): Promise<unknown> {
  const stream = session.request({ ':method': 'POST', ':path': path, origin: 'http://site' });
  stream.end(body);
  return JSON.parse(await text(stream));
}

describe('startServiceRelay', () => {
  it('answers over HTTP/2 with the response of the emulator', async () => {
    expect(await send('/v1/accounts:signUp?key=k', '{}')).toEqual({
      method: 'POST',
      url: `/${HOST}/v1/accounts:signUp?key=k`,
      origin: 'http://site',
      body: '{}',
    });
    expect(session.alpnProtocol).toBe('h2');
  });

  it('logs each connection once, and each of its requests', async () => {
    await send('/v1/accounts:lookup?key=k', '');
    expect(log.connections).toHaveLength(1);
    expect(log.requests).toHaveLength(2);
    for (const { sentAt, answeredAt } of log.requests) {
      expect(answeredAt).toBeGreaterThanOrEqual(sentAt);
    }
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCertificate } from './certificate';
import type { Connection, RelayedRequest } from './log';
import { type ServiceRelay, startServiceRelay } from './service-relay';

const HOST = 'identitytoolkit.googleapis.com';
const connections: Connection[] = [];
const requests: RelayedRequest[] = [];
let emulator: Server;
let relay: ServiceRelay;
let session: ClientHttp2Session;

beforeAll(async () => {
  emulator = createServer(async (from, to) => {
    const { method, url, headers } = from;
    to.setHeader('keep-alive', 'timeout=5');
    to.end(JSON.stringify({ method, url, origin: headers.origin, body: await text(from) }));
  }).listen(0);
  await once(emulator, 'listening');
  const { port } = emulator.address() as AddressInfo;
  const certificate = await createCertificate(HOST);
  relay = await startServiceRelay({
    host: HOST,
    certificate,
    target: `http://127.0.0.1:${port}/${HOST}`,
    roundTripMs: 0,
    onConnection: (connection) => connections.push(connection),
    onRequest: (request) => requests.push(request),
  });
  session = connect(`https://127.0.0.1:${relay.port}`, { ca: certificate.cert, servername: HOST });
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
    expect(connections).toEqual([
      { host: HOST, openedAt: expect.any(Number), readyAt: expect.any(Number) },
    ]);
    expect(requests.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/v1/accounts:signUp?key=k'],
      ['POST', '/v1/accounts:lookup?key=k'],
    ]);
    for (const { connection, sentAt, answeredAt } of requests) {
      expect(connection).toBe(connections[0]);
      expect(answeredAt).toBeGreaterThanOrEqual(sentAt);
    }
  });
});

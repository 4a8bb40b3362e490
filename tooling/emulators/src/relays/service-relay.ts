import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Certificate } from './certificate';
import { type Connection, now, type RelayedRequest } from './log';
import { createSlowProxy, LOCALHOST } from './slow-proxy';

export interface ServiceRelayOptions {
  readonly host: string;
  readonly certificate: Certificate;
  /** The emulator's address without a path of the service. */
  readonly target: string;
  readonly roundTripMs: number;
  readonly onConnection: (connection: Connection) => void;
  readonly onRequest: (request: RelayedRequest) => void;
}

export interface ServiceRelay {
  readonly port: number;
  close(): void;
}

/** HTTP/2 does not allow these headers (https://www.rfc-editor.org/rfc/rfc9113#section-8.2.2). */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Starts a server that answers with HTTP/2 like a hosted service, and forwards requests to an emulator. */
export async function startServiceRelay(options: ServiceRelayOptions): Promise<ServiceRelay> {
  const { host, certificate, target, roundTripMs, onConnection, onRequest } = options;
  const connectionsByPort = new Map<number | undefined, Connection>();

  const handle = (from: Http2ServerRequest, to: Http2ServerResponse) => {
    const connection = connectionsByPort.get(from.socket.remotePort);
    if (!connection) throw new Error(`A request to ${host} has an unknown connection.`);
    const { method, url: path } = from;
    const sentAt = now() - roundTripMs / 2;
    const entry: RelayedRequest = { host, method, path, connection, sentAt, answeredAt: null };
    onRequest(entry);
    const end = () => {
      entry.answeredAt ??= now() + roundTripMs / 2;
    };
    // After a cancelled request, only `close` is emitted.
    to.once('finish', end).once('close', end);
    forward(from, to, target);
  };
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, handle);
  server.on('secureConnection', ({ remotePort }: TLSSocket) => {
    const connection = connectionsByPort.get(remotePort);
    // The browser sent the last message of the handshake half a round trip ago.
    if (connection) connection.readyAt = now() - roundTripMs / 2;
  });
  const proxy = createSlowProxy({
    target: await listen(server),
    roundTripMs,
    onOpen: () => {
      const connection: Connection = { host, openedAt: now(), readyAt: null };
      onConnection(connection);
      return (localPort) => connectionsByPort.set(localPort, connection);
    },
  });
  const sockets = new Set<{ destroy(): void }>();
  for (const each of [server, proxy]) each.on('connection', (socket) => sockets.add(socket));
  return {
    port: await listen(proxy),
    close() {
      proxy.close();
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function listen(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, LOCALHOST, resolve));
  return (server.address() as AddressInfo).port;
}

function forward(from: Http2ServerRequest, to: Http2ServerResponse, target: string): void {
  const { method, url } = from;
  const headers = without(from.headers, (name) => name.startsWith(':') || name === 'host');
  // Each request has a connection of its own: a kept one may be closed by the emulator at the moment it is used again.
  const options = { method, headers, agent: false };
  const forwarded = httpRequest(`${target}${url}`, options, (response) => {
    to.writeHead(
      response.statusCode ?? 502,
      without(response.headers, (name) => CONNECTION_HEADERS.includes(name)),
    );
    response.pipe(to);
  });
  forwarded.on('error', () => to.writeHead(502).end());
  from.pipe(forwarded);
}

const without = (
  headers: IncomingHttpHeaders,
  excluded: (name: string) => boolean,
): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !excluded(name)));

import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { forward } from '../forward';
import { LOCALHOST } from '../free-ports';
import { now, type RelayedRequest, type RelayLog } from './log';
import { createSlowProxy } from './slow-proxy';

/** Answers with HTTP/2 like a hosted service, and forwards requests to an emulator. */
export async function startServiceRelay(
  certificate: { readonly key: string; readonly cert: string },
  target: string,
  roundTripMs: number,
  { connections, requests }: RelayLog,
) {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (from, to) => {
    const request: RelayedRequest = { sentAt: now() - roundTripMs / 2, answeredAt: null };
    requests.push(request);
    const end = () => {
      request.answeredAt ??= now() + roundTripMs / 2;
    };
    // After a cancelled request, only `close` is emitted.
    to.once('finish', end).once('close', end);
    forward(from, to, target);
  });
  const proxy = createSlowProxy(await listen(server), roundTripMs, () => connections.push(now()));
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

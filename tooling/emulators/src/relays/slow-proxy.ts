import { connect, createServer, type Server, type Socket } from 'node:net';
import { LOCALHOST } from '../free-ports';
import { createDelay } from './delay';

/**
 * Each chunk takes half a round trip. The first one takes another round trip for the TCP handshake, because the loopback
 * interface completes it at once. The throughput is not limited.
 */
export function createSlowProxy(target: number, roundTripMs: number, onOpen: () => void): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    onOpen();
    const establishedAt = performance.now() + roundTripMs;
    const far = connect({ host: LOCALHOST, port: target, allowHalfOpen: true, noDelay: true });
    forward(near, far, createDelay(roundTripMs / 2, establishedAt));
    forward(far, near, createDelay(roundTripMs / 2));
  });
}

function forward(from: Socket, to: Socket, schedule: (task: () => void) => void): void {
  from.on('data', (chunk) => schedule(() => to.writable && to.write(chunk)));
  from.on('end', () => schedule(() => to.writable && to.end()));
  // `close` follows every error and ends both sides.
  from.on('error', () => {});
  from.on('close', () => schedule(() => to.destroySoon()));
}

import { connect, createServer, type Server, type Socket } from 'node:net';
import { LOCALHOST } from '../free-ports';
import { createDelay } from './delay';

/** Forwards data with a delay. The first chunk waits another round trip, for TCP's handshake, which takes no time on this machine. */
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

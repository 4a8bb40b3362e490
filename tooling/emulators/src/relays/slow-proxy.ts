import { connect, createServer, type Server, type Socket } from 'node:net';
import { createDelay } from './delay';

/** The address of every relay and every emulator. */
export const LOCALHOST = '127.0.0.1';

export interface SlowProxyOptions {
  readonly target: number;
  readonly roundTripMs: number;
  /** Called for each new connection. The returned function is called with its port at the target. */
  readonly onOpen: () => (localPort: number) => void;
}

/**
 * Creates a TCP server that forwards connections to another local port as slowly as a distant server. Each chunk takes
 * half a round trip. The first one takes another round trip for the TCP handshake, because the loopback interface
 * completes it at once. The throughput is not limited.
 */
export function createSlowProxy({ target, roundTripMs, onOpen }: SlowProxyOptions): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    const onConnect = onOpen();
    const establishedAt = performance.now() + roundTripMs;
    const far = connect({ host: LOCALHOST, port: target, allowHalfOpen: true, noDelay: true });
    far.once('connect', () => onConnect(far.localPort ?? 0));
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

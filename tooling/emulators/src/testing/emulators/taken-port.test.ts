import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startEmulators } from '../../emulators';
import { findFreePorts, LOCALHOST } from '../../free-ports';

const TIMEOUT_MS = 120_000;

it.each([
  ['Authentication', 0],
  ['Firestore', 1],
])(
  'starts the emulators on other ports if the port of %s is taken',
  async (_, index) => {
    const server = createServer().listen(0, LOCALHOST);
    await once(server, 'listening');
    const taken = (server.address() as AddressInfo).port;
    const findPorts = vi.fn(findFreePorts).mockImplementationOnce(async (count) => {
      const ports = await findFreePorts(count);
      return ports.with(index, taken);
    });
    const { environment, stop } = await startEmulators(findPorts);
    try {
      expect(findPorts).toHaveBeenCalledTimes(2);
      const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = environment;
      for (const address of [auth, firestore]) {
        expect(address).not.toBe(`${LOCALHOST}:${taken}`);
        expect((await fetch(`http://${address}/`)).ok).toBe(true);
      }
    } finally {
      await stop();
      server.close();
    }
  },
  TIMEOUT_MS,
);

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export const LOCALHOST = '127.0.0.1';
export const RETRY_LIMIT = 3;
/** What Java, Node, firebase-tools and WebKitWebDriver print when another process has the port. */
const PORT_TAKEN = /Address already in use|EADDRINUSE|port taken|Unable to listen/;

export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, LOCALHOST));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

export async function startOnFreePorts<Result>(
  count: number,
  start: (ports: readonly number[]) => Promise<Result>,
  findPorts: typeof findFreePorts = findFreePorts,
): Promise<Result> {
  for (let retries = 0; ; retries++) {
    const ports = await findPorts(count);
    try {
      return await start(ports);
    } catch (error) {
      if (retries === RETRY_LIMIT || !PORT_TAKEN.test(String(error))) throw error;
    }
  }
}

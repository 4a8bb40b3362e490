import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger, createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { FIXTURES } from '../content/folder';
import { devSummary } from './dev-summary';

const ON_EMBEDDED = { 'import.meta.env.VITE_BACKEND': '"embedded"' };

/** The server of another site. It answers with the site's name once it is ready. */
async function startOther() {
  let answer = 'not found';
  let requests = 0;
  const server = createHttpServer((_, response) => {
    requests++;
    response.end(answer);
  }).listen(0);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => requests,
    becomeReady(site: string) {
      answer = site;
    },
    [Symbol.dispose]: () => void server.close(),
  };
}

it('dev ends with all addresses, the sample links and the password, once the last site is ready', async () => {
  using saturday = await startOther();
  using hosts = await startOther();
  const customLogger = createLogger('silent');
  const info = vi.spyOn(customLogger, 'info');
  const lines = () => info.mock.calls.map(([line]) => line).join('\n');
  const ownPort = () => ((server.httpServer as Server).address() as AddressInfo).port;
  const server = await createServer({
    configFile: false,
    customLogger,
    define: ON_EMBEDDED,
    plugins: [
      devSummary('full', FIXTURES, (site) =>
        site === 'full' ? ownPort() : { saturday, hosts }[site].port,
      ),
    ],
    server: { port: 0, ws: false, watch: null },
  });
  try {
    await server.listen();
    const port = ownPort();
    hosts.becomeReady('hosts');
    await vi.waitFor(() => expect(saturday.requests()).toBeGreaterThan(1), 10_000);
    expect(lines()).not.toContain('password is');
    saturday.becomeReady('saturday');
    await vi.waitFor(() => expect(lines()).toContain('password is'), 10_000);
    const links = [...lines().matchAll(/: (http:.*)#invitation=sample-invitation-([\w-]+)&/g)];
    expect(links.map(([, address, sample]) => [address, sample])).toEqual([
      [`http://localhost:${port}/`, 'weekend-for-two'],
      [`http://localhost:${port}/`, 'weekend-for-one'],
      [`http://localhost:${saturday.port}/`, 'saturday-for-four'],
    ]);
    expect(lines()).toMatch(new RegExp(`hosts' page +http://localhost:${hosts.port}/\n`));
    expect(lines().trim()).toMatch(/The password is +eastvillage$/);
  } finally {
    await server.close();
  }
});

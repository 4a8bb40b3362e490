import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { FIXTURES } from '../content/folder';
import { devSummary, studioSummary } from './dev-summary';

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

const portOfServer = (server: ViteDevServer) =>
  ((server.httpServer as Server).address() as AddressInfo).port;

/** Starts a server with one of the plugins, and listens to what it prints. */
async function start(plugin: (port: () => number) => Plugin) {
  const customLogger = createLogger('silent');
  const info = vi.spyOn(customLogger, 'info');
  const server: ViteDevServer = await createServer({
    configFile: false,
    customLogger,
    define: ON_EMBEDDED,
    plugins: [plugin(() => portOfServer(server))],
    // Two servers of one folder would prepare the same dependencies.
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
  });
  await server.listen();
  return {
    port: portOfServer(server),
    lines: () => info.mock.calls.map(([line]) => line).join('\n'),
    last: () => info.mock.lastCall?.[0],
    [Symbol.asyncDispose]: () => server.close(),
  };
}

it('dev and the studio end with all addresses, the sample links and the password, once the last site is ready', async () => {
  using saturday = await startOther();
  using hosts = await startOther();
  await using full = await start((ownPort) =>
    devSummary('full', FIXTURES, (site) =>
      site === 'full' ? ownPort() : { saturday, hosts }[site].port,
    ),
  );
  await using studio = await start((ownPort) => studioSummary(() => full.port, ownPort));
  hosts.becomeReady('hosts');
  await vi.waitFor(() => expect(saturday.requests()).toBeGreaterThan(1), 10_000);
  expect(full.lines() + studio.lines()).not.toContain('password is');
  saturday.becomeReady('saturday');
  await vi.waitFor(() => expect(studio.lines()).toContain('password is'), 10_000);
  const sites = full.last() ?? '';
  const links = [...sites.matchAll(/: (http:.*)#invitation=sample-invitation-([\w-]+)&/g)];
  expect(links.map(([, address, sample]) => [address, sample])).toEqual([
    [`http://localhost:${full.port}/`, 'weekend-for-two'],
    [`http://localhost:${full.port}/`, 'weekend-for-one'],
    [`http://localhost:${saturday.port}/`, 'saturday-for-four'],
  ]);
  expect(sites).toMatch(new RegExp(`hosts' page +http://localhost:${hosts.port}/\n`));
  expect(sites.trim()).toMatch(/The password is +eastvillage$/);
  expect(studio.last()).toBe(`\n  The studio       http://localhost:${studio.port}/${sites}`);
});

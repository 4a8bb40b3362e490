// Serves a built app like Firebase Hosting: with its headers, rewrites and compression, by Firebase's static server.
// Usage: tsx src/hosting/serve-site.ts full|saturday|hosts FOLDER PORT

import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { emulatorProxy } from '@invitation/emulators/proxy';
import { server } from 'superstatic';
import type { Configuration } from 'superstatic/lib/config';
import { ROOT } from '../root';
import { readBuiltSite } from './built-site';
import { hostedSite, SITES } from './hosting';

const [app, folder = '', port] = process.argv.slice(2);
const site = SITES.find((name) => name === app);
if (!site) throw new Error(`Unknown site "${app}". The sites are ${SITES.join(', ')}.`);

const cwd = resolve(ROOT, folder);
const emulators = Object.entries(emulatorProxy(process.env));

function forward(from: IncomingMessage, to: ServerResponse, target: string): void {
  const { method, headers, url } = from;
  // Each request has a connection of its own: a kept one may be closed by the emulator at the moment it is used again.
  const options = { method, headers, agent: false };
  const forwarded = request(new URL(url ?? '/', target), options, (response) => {
    // The hosted services compress their answers, the streams too
    // (https://github.com/firebase/firebase-js-sdk/issues/1674). The emulators do not.
    const isCompressed = headers['accept-encoding']?.includes('gzip') ?? false;
    const { 'content-length': _, ...kept } = response.headers;
    to.writeHead(
      response.statusCode ?? 502,
      isCompressed ? { ...kept, 'content-encoding': 'gzip' } : response.headers,
    );
    const compression = isCompressed ? [createGzip({ flush: constants.Z_SYNC_FLUSH })] : [];
    // After an error of the emulator, this also breaks off the answer to the browser.
    pipeline([response, ...compression, to], () => {});
  });
  forwarded.on('error', (error) => {
    if (to.destroyed) return;
    console.error(`${method} ${url}: ${error.message}`);
    if (to.headersSent) to.destroy();
    else to.writeHead(502).end();
  });
  // A stream of the browser that ends must not stay open at the emulator.
  to.on('close', () => forwarded.destroy());
  from.pipe(forwarded);
}

const staticServer = server({
  cwd,
  port: Number(port),
  // The types of superstatic lack `regex`.
  config: { ...hostedSite(site, readBuiltSite(cwd)), public: '.' } as Configuration,
  compression: true,
});
staticServer.use((from: IncomingMessage, to: ServerResponse, next: () => void) => {
  const emulator = emulators.find(([prefix]) => from.url?.startsWith(prefix));
  if (emulator) forward(from, to, emulator[1]);
  else next();
});
staticServer.listen();

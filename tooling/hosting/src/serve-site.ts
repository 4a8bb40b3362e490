// Serves a built app as Firebase Hosting would: by firebase.json, with Firebase's own static server, compressed. The
// policy is that of the page in the folder: builds for tests have other colours than the hosts' content may have.
// Usage: tsx src/serve-site.ts full|saturday FOLDER PORT

import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { emulatorProxy } from '@invitation/emulators/proxy';
import { server } from 'superstatic';
import type { Configuration } from 'superstatic/lib/config';
import { policyOf, ROOT, readConfiguration } from './configuration';
import { hasAppCheck, policyFor } from './policy';

const [app, folder = '', port] = process.argv.slice(2);
const site = readConfiguration().hosting.find(({ target }) => target === app);
if (!site) throw new Error(`firebase.json has no hosting target "${app}".`);

const page = readFileSync(resolve(ROOT, folder, 'index.html'), 'utf8');
const policy = policyOf(site);
policy.value = policyFor(page, policy.value, hasAppCheck(policy.value));

const emulators = Object.entries(emulatorProxy(process.env));

function forward(from: IncomingMessage, to: ServerResponse, target: string): void {
  const { method, headers, url } = from;
  const forwarded = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  forwarded.on('error', () => to.writeHead(502).end());
  from.pipe(forwarded);
}

const files = server({
  cwd: resolve(ROOT, folder),
  port: Number(port),
  // Superstatic reads `regex`, but its types lack it.
  config: { ...site, public: '.' } as Configuration,
  compression: true,
});
files.use((from: IncomingMessage, to: ServerResponse, next: () => void) => {
  const emulator = emulators.find(([prefix]) => from.url?.startsWith(prefix));
  if (emulator) forward(from, to, emulator[1]);
  else next();
});
files.listen();

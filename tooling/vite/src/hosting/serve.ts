import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { forward } from '@invitation/emulators/forward';
import { emulatorProxy } from '@invitation/emulators/proxy';
import { server } from 'superstatic';
import type { Configuration } from 'superstatic/lib/config';
import type { SiteName } from '../content/sites';
import { ROOT } from '../root';
import { readBuiltSite } from './built-site';
import { hostedSite } from './hosting';

/** Serves a built site with Firebase Hosting's static server, headers, rewrites and compression, and forwards to the emulators. */
export function serve(site: SiteName, folder: string, port: number): Server {
  const cwd = resolve(ROOT, folder);
  const emulators = Object.entries(emulatorProxy(process.env));
  const staticServer = server({
    cwd,
    port,
    // The types of superstatic lack `regex`.
    config: { ...hostedSite(site, readBuiltSite(cwd)), public: '.' } as Configuration,
    compression: true,
  });
  staticServer.use((from: IncomingMessage, to: ServerResponse, next: () => void) => {
    const emulator = emulators.find(([prefix]) => from.url?.startsWith(prefix));
    if (emulator) forward(from, to, emulator[1]);
    else next();
  });
  return staticServer.listen();
}

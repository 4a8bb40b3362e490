import { fileURLToPath } from 'node:url';
import { createLogger, createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { FIXTURES } from './content-folder';
import { siteConfig } from './site-config';

const TIMEOUT_MS = 60_000;

/** Serves an app, and returns what it prints below its address. */
async function printedBy(app: 'full' | 'saturday'): Promise<string> {
  const logger = createLogger('silent');
  const info = vi.spyOn(logger, 'info');
  const lines = () => info.mock.calls.map(([line]) => line).join('\n');
  const environment = { command: 'serve', mode: 'development' } as const;
  const config = await siteConfig(app, FIXTURES)(environment);
  const server = await createServer({
    ...config,
    server: { ...config.server, port: 0 },
    root: fileURLToPath(new URL(`../../../apps/${app}`, import.meta.url)),
    configFile: false,
    customLogger: logger,
  });
  try {
    await server.listen();
    server.printUrls();
    await vi.waitFor(() => expect(lines()).toContain('Sample invitations:'), TIMEOUT_MS / 2);
    return lines();
  } finally {
    await server.close();
  }
}

it.each([
  ['full', ['weekend-for-two', 'weekend-for-one']],
  ['saturday', ['saturday-for-four']],
] as const)(
  'dev prints the personal links that lead to the site %s',
  async (app, samples) => {
    vi.stubEnv('VITE_BACKEND', 'embedded');
    const links = [
      ...(await printedBy(app)).matchAll(/: (http:.*)#invitation=([\w-]+)&password=/g),
    ];
    expect(links.map(([, , id]) => id)).toEqual(samples.map((name) => `sample-invitation-${name}`));
    expect(links[0]?.[1]).toMatch(/^http:\/\/localhost:\d+\/$/);
  },
  TIMEOUT_MS,
);

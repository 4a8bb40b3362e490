import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { TWO_LANGUAGES } from '../content/folder';
import { ROOT } from '../root';
import { siteConfig } from '../site-config';
import { temporaryFolder } from '../testing/temporary-folder';
import { languagesPlugins } from './languages';

/** Starts `dev` on a port. */
async function startDev(): Promise<number> {
  const config = await siteConfig('full', TWO_LANGUAGES)({ command: 'serve', mode: 'embedded' });
  const server = await createServer({
    ...config,
    root: join(ROOT, 'apps/full'),
    mode: 'embedded',
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const http = createHttpServer(server.middlewares).listen(0);
  onTestFinished(async () => {
    http.close();
    await server.close();
  });
  return (http.address() as AddressInfo).port;
}

/** Starts `preview` of a built site on a port. */
async function startPreview(): Promise<number> {
  const root = temporaryFolder();
  for (const [folder, language] of [
    ['', 'pt-PT'],
    ['i18n/pt', 'pt-PT'],
    ['i18n/en', 'en-GB'],
  ] as const) {
    mkdirSync(join(root, 'dist', folder), { recursive: true });
    writeFileSync(join(root, 'dist', folder, 'index.html'), `<html lang="${language}"></html>`);
  }
  mkdirSync(join(root, 'dist/assets'));
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: languagesPlugins('full', TWO_LANGUAGES, () => ({})),
    preview: { port: 0 },
  });
  onTestFinished(() => server.close());
  return (server.httpServer.address() as AddressInfo).port;
}

it.each([
  ['dev', startDev],
  ['preview', startPreview],
])(
  '%s chooses the language by the browser and by the cookie, as the hosting does',
  async (_, start) => {
    const port = await start();
    const languageFor = async (languages: string, cookie = '') => {
      const headers = { accept: 'text/html', 'accept-language': languages, cookie };
      const response = await fetch(`http://localhost:${port}/`, { headers });
      return /<html lang="([^"]*)"/.exec(await response.text())?.[1];
    };
    expect(await languageFor('pt-BR,en;q=0.5')).toBe('pt-PT');
    expect(await languageFor('fr,en-US;q=0.5')).toBe('en-GB');
    expect(await languageFor('fr')).toBe('pt-PT');
    expect(await languageFor('pt', 'firebase-language-override=en')).toBe('en-GB');
  },
  180_000,
);

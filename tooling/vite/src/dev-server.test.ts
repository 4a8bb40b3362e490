import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { FIXTURES } from './content/folder';
import { ROOT } from './root';
import { siteConfig } from './site-config';
import { temporaryFolder } from './testing/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(FIXTURES, folder, { recursive: true, filter: (path) => !path.endsWith('pictures') });
});

it('the development server puts changes of the content into the title and the link preview', async () => {
  const root = join(ROOT, 'apps/full');
  const config = await siteConfig(
    'full',
    folder,
  )({
    command: 'serve',
    mode: 'development',
  });
  const server = await createServer({
    ...config,
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 20 } },
  });
  const file = join(folder, 'celebration.yaml');
  const original = readFileSync(file, 'utf8');
  const load = () => server.transformIndexHtml('/', readFileSync(join(root, 'index.html'), 'utf8'));
  // Each attempt writes the file again, because the server may start to watch it after the first one.
  const write = (text: string, check: () => Promise<void>) =>
    vi.waitFor(
      () => {
        writeFileSync(file, text);
        return check();
      },
      { timeout: 60_000, interval: 200 },
    );
  const expectHead = (title: string, preview: string) =>
    write(
      original
        .replace(/^gateTitle: .*/m, `gateTitle: ${title}`)
        .replace(/^preview: .*/m, `preview: ${preview}`),
      async () => {
        const html = await load();
        expect(html).toContain(`<title>${title}</title>`);
        expect(html).toContain(`<meta name="description" content="${preview}">`);
        expect(html).toContain(`<meta property="og:title" content="${title}">`);
        expect(html).toContain(`<meta property="og:description" content="${preview}">`);
      },
    );
  try {
    await expectHead('First', 'The first preview');
    await expectHead('Second', 'The second preview');
    await write('hosts: [', () => expect(load()).rejects.toThrow());
    await expectHead('Third', 'The third preview');
    expect(await load()).not.toContain('picture-host');
    const withHost = original.replace(
      'pictureHost: /pictures',
      'pictureHost: https://cdn.example/us',
    );
    await write(withHost, async () =>
      expect(await load()).toContain('<meta name="picture-host" content="https://cdn.example">'),
    );
  } finally {
    await server.close();
  }
}, 180_000);

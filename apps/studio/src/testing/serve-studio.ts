// Starts the studio and the whole weekend's site on a content, as `npx pnpm studio` does on the project's.
// Usage: tsx src/testing/serve-studio.ts CONTENT CACHE, with the first of the ports in DEV_PORT
import { join, resolve } from 'node:path';
import { ROOT } from '@invitation/vite/root';
import { siteConfig } from '@invitation/vite/site-config';
import { createServer, type UserConfigFnObject } from 'vite';
import { studioConfig } from '../server/studio-config';

const [content = '', cache = ''] = process.argv.slice(2).map((path) => resolve(path));

async function serve(app: 'full' | 'studio', configOf: UserConfigFnObject): Promise<void> {
  const root = join(ROOT, 'apps', app);
  // As the command of the app does: some paths begin there.
  process.chdir(root);
  const config = configOf({ command: 'serve', mode: 'development' });
  const server = await createServer({
    ...config,
    root,
    configFile: false,
    // Else it reports each request that a restart has dropped.
    logLevel: 'silent',
    // Apart from the servers of somebody who works beside the tests.
    cacheDir: join(cache, app),
    server: { ...config.server, open: false },
  });
  await server.listen();
}

await serve('full', siteConfig('full', content));
await serve('studio', studioConfig(content));

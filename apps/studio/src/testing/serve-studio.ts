// Starts the studio and the whole weekend's site on a content, as `npx pnpm studio` does on the project's.
// Usage: tsx src/testing/serve-studio.ts CONTENT CACHE, with the first of the ports in DEV_PORT
import { join, resolve } from 'node:path';
import { ROOT } from '@invitation/vite/root';
import { createServer, type InlineConfig } from 'vite';
import { studioConfig } from '../server/studio-config';

const [content = '', cache = ''] = process.argv.slice(2).map((path) => resolve(path));

async function serve(app: 'full' | 'studio', config: InlineConfig): Promise<void> {
  const root = join(ROOT, 'apps', app);
  // As the command of the app does: some paths begin there.
  process.chdir(root);
  const server = await createServer({
    ...config,
    root,
    // Else it reports each request that a restart has dropped.
    logLevel: 'silent',
    // Apart from the servers of somebody who works beside the tests.
    cacheDir: join(cache, app),
    server: { ...config.server, open: false },
  });
  await server.listen();
}

process.env.FOLLOWED_CONTENT = content;
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
// A restart reads the configuration again: colours and languages are in it.
const followed = join(ROOT, 'tooling/vite/src/content/testing/followed.config.ts');
await serve('full', { configFile: followed });
const command = { command: 'serve', mode: 'development' } as const;
await serve('studio', { ...studioConfig(content)(command), configFile: false });

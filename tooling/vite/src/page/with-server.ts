import type { Language } from '@invitation/domain/words/words';
import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';
import { sourcePlugins } from '../bundle/source-plugins';

/** Runs a task with a server that loads an app's modules outside of a browser. */
export async function withServer<Result>(
  { root, define = {} }: Pick<ResolvedConfig, 'root' | 'define'>,
  contentFolder: string,
  task: (server: ViteDevServer) => Promise<Result>,
  language?: Language,
): Promise<Result> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    define,
    // In Vite's default folder, this server would replace the prepared dependencies of a running `dev`.
    cacheDir: 'node_modules/.vite-build',
    plugins: sourcePlugins(contentFolder, 'short', language),
  });
  try {
    return await task(server);
  } finally {
    await server.close();
  }
}

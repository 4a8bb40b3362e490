import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const ICON = '/favicon.svg';
const PICTURES = '/pictures';

/** Serves the pictures and the icon of a content folder, and copies them into builds. Its texts are not public. */
export function contentFiles(contentFolder: string): Plugin {
  let app: ResolvedConfig;
  return {
    name: 'invitation:content-files',
    configResolved(config) {
      app = config;
    },
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { url = '' } = request;
        // Vite serves any file of the project under this prefix.
        if (url === ICON || url.startsWith(`${PICTURES}/`)) {
          request.url = `/@fs/${contentFolder.replace(/^\//, '')}${url}`;
        }
        next();
      });
    },
    writeBundle() {
      const target = resolve(app.root, app.build.outDir);
      for (const path of [ICON, PICTURES]) {
        // An image CDN may have the pictures.
        if (!existsSync(join(contentFolder, path))) continue;
        cpSync(join(contentFolder, path), join(target, path), {
          recursive: true,
          dereference: true,
        });
      }
    },
  };
}

import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { featuresOf } from './features';
import { readContent, sourceFiles } from './folder';
import { type SiteName, sitesOf } from './sites';

/** An editor that renames a file removes it first. */
const SETTLING_MS = 100;

/** Calls back once the files of a content have changed, and after each later change. */
export function onContentChange(
  { watcher, config }: ViteDevServer,
  contentFolder: string,
  onChange: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.add(contentFolder);
  watcher.on('all', (event, file) => {
    // A hidden file, such as a schema, or one outside of the folder.
    const isOther = relative(contentFolder, file).startsWith('.');
    if (isOther || event.endsWith('Dir')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The folder may be gone for a moment, e.g. while another branch is checked out.
      onChange().catch(({ message }: Error) => config.logger.error(message));
    }, SETTLING_MS);
  });
}

/** The parts of the content that the server's configuration depends on, as JSON; `null` if the content has a fault. */
function shapeOf(name: SiteName, contentFolder: string): string | null {
  const { content } = readContent(contentFolder);
  if (!content) return null;
  const { languages } = content;
  return JSON.stringify([
    sourceFiles(contentFolder),
    languages,
    sitesOf(content),
    featuresOf(name, content),
    // The style compiler reads the colours only once.
    content.colours,
  ]);
}

/** Restarts the development server when files, features or languages are added or removed, or the colours change. */
export function followContent(name: SiteName, contentFolder: string): Plugin {
  let shape = shapeOf(name, contentFolder);
  return {
    name: 'invitation:follow-content',
    apply: 'serve',
    configureServer(server) {
      onContentChange(server, contentFolder, async () => {
        const now = shapeOf(name, contentFolder);
        if (now === null || now === shape) return;
        // Set before the restart, because the old server still reports changes until the new one has started.
        shape = now;
        await server.restart();
      });
    },
  };
}

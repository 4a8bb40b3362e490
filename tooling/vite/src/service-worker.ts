import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/** The page and the files that it may load. Its license file is for readers of the source. */
const isCached = (fileName: string): boolean =>
  fileName !== 'licenses.txt' && fileName !== 'index.html';

/** Builds the worker as one script. */
async function buildWorker(
  source: string,
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${source} could not be built.`);
  return chunk.code;
}

/** Changes with the page and with every file of the build. */
function versionOf(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const file of Object.values(bundle)) {
    hash.update(file.fileName);
    // The names of the other files contain a hash of their content.
    if (file.fileName === 'index.html' && file.type === 'asset') hash.update(file.source);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes `service-worker.js` beside the page, with the list of all files of the build.
 *
 * @param source the worker, relative to the app
 */
export function serviceWorker(source: string): Plugin {
  let app: ResolvedConfig;
  return {
    name: 'invitation:service-worker',
    apply: 'build',
    configResolved(config) {
      app = config;
    },
    async writeBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter(isCached)
        .map((fileName) => `/${fileName}`);
      const code = await buildWorker(join(app.root, source), {
        SHELL_VERSION: JSON.stringify(versionOf(bundle)),
        SHELL_FILES: JSON.stringify(['/', ...files]),
      });
      writeFileSync(resolve(app.root, app.build.outDir, 'service-worker.js'), code);
    },
  };
}

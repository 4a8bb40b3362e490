import { type Plugin, runnerImport } from 'vite';

/** The files with dates in every content folder. */
const DAY_FILE = /\/domain\/src\/[\w-]+\/(events\/[\w-]+|reply-by)\.ts$/;

/**
 * Runs each file with dates and replaces it by the data that it exports, so that builds contain no date calculations. `dev`
 * runs it again after a change of the file or of its imports.
 */
export function dayData(): Plugin {
  return {
    name: 'invitation:day-data',
    enforce: 'pre',
    load: {
      filter: { id: DAY_FILE },
      async handler(id) {
        // First, so that a file with an error is watched too.
        this.addWatchFile(id);
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          logLevel: 'error',
        });
        for (const file of dependencies) this.addWatchFile(file);
        return Object.entries(module)
          .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
          .join('\n');
      },
    },
  };
}

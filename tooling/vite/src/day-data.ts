import { type Plugin, runnerImport } from 'vite';

/** The files of the days, whichever folder the content is taken from. */
const DAY_FILE = /\/domain\/src\/[\w-]+\/events\/[\w-]+\.ts$/;

/**
 * Runs each day's file and puts the data that it exports in its place. What computes dates and times then stays out of
 * the build. An edit of the file, or of what it imports, is seen by `dev`.
 */
export function dayData(): Plugin {
  return {
    name: 'invitation:day-data',
    enforce: 'pre',
    load: {
      filter: { id: DAY_FILE },
      async handler(id) {
        // Also while the file has faults: the edit that mends it is to be seen.
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

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type ConfigEnv, loadEnv, type Plugin, type ViteDevServer } from 'vite';
import { CONTENT, FIXTURES, TWO_LANGUAGES, WITH_QUESTIONS } from '../content/folder';
import { exitOnFault } from '../exit-with';
import { ROOT } from '../root';
import { type Environment, parseEnvironment } from './environment';

/** The builds for tests, by mode. Without a settings file, a build has the settings of a deployment. */
const TEST_BUILDS: Readonly<Record<string, { settings?: string; content: string }>> = {
  embedded: { settings: '.env.embedded', content: FIXTURES },
  languages: { settings: '.env.embedded', content: TWO_LANGUAGES },
  emulators: { settings: '.env.emulators', content: WITH_QUESTIONS },
  // For tests of the hosts' content.
  content: { settings: '.env.embedded', content: CONTENT },
  // For measurements.
  size: { content: FIXTURES },
};

export const contentOf = (command: ConfigEnv['command'], mode: string): string =>
  (command === 'build' ? TEST_BUILDS[mode]?.content : undefined) ?? CONTENT;

/**
 * A build for tests uses only its own file, so that the settings of a deployment do not change it. Its server also takes the
 * ports of this computer.
 */
export function readSettings(
  mode: string,
  command: ConfigEnv['command'] = 'build',
): Record<string, string | undefined> {
  const file = TEST_BUILDS[mode]?.settings;
  if (!file) return loadEnv(mode, ROOT, '');
  const ports = command === 'serve' ? loadEnv(mode, ROOT, 'DEV_PORT') : {};
  return { ...ports, ...parseEnv(readFileSync(`${ROOT}/${file}`, 'utf8')) };
}

export function environment(): Plugin {
  return {
    name: 'invitation:environment',
    config(_, { command, mode }) {
      const build = mode === 'production' ? 'production' : 'test';
      const use = command === 'serve' ? 'development' : build;
      const settings = exitOnFault(() => parseEnvironment(readSettings(mode, command), use));
      return {
        define: Object.fromEntries(
          Object.entries(settings).map(([name, value]) => [
            `import.meta.env.${name}`,
            JSON.stringify(value),
          ]),
        ),
      };
    },
  };
}

export const isOn = ({ config }: ViteDevServer, backend: Environment['VITE_BACKEND']): boolean =>
  config.define?.['import.meta.env.VITE_BACKEND'] === JSON.stringify(backend);

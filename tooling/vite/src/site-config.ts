import { fileURLToPath } from 'node:url';
import { celebration } from '@invitation/domain/content/celebration';
import { emulatorProxy } from '@invitation/emulators/proxy';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfigFnObject } from 'vite';
import { parseEnvironment } from './environment';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PUBLIC = fileURLToPath(
  new URL('../../../packages/domain/src/content/public', import.meta.url),
);

/** The settings as the code reads them, checked (B2). */
function environment(): Plugin {
  return {
    name: 'invitation:environment',
    config(_, { command, mode }) {
      const build = mode === 'production' ? 'production' : 'rehearsal';
      const use = command === 'serve' ? 'development' : build;
      const settings = parseEnvironment(loadEnv(mode, ROOT, 'VITE_'), use);
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

/** The page's title and what link previews say: the occasion and nothing private (B10). */
function head(): Plugin {
  const meta = (name: string, content: string) => ({ tag: 'meta', attrs: { name, content } });
  const graph = (property: string, content: string) => ({
    tag: 'meta',
    attrs: { property, content },
  });
  return {
    name: 'invitation:head',
    transformIndexHtml: () => [
      { tag: 'title', children: celebration.gateTitle },
      meta('robots', 'noindex, nofollow'),
      meta('description', celebration.preview),
      graph('og:type', 'website'),
      graph('og:title', celebration.gateTitle),
      graph('og:description', celebration.preview),
    ],
  };
}

/**
 * The one Vite configuration of both sites.
 *
 * @param ports where `vite` and `vite preview` serve; taken ports are an error, so that an address never moves
 */
export const siteConfig = (ports: {
  readonly dev: number;
  readonly preview: number;
}): UserConfigFnObject =>
  defineConfig(() => ({
    plugins: [environment(), head(), vanillaExtractPlugin(), react()],
    envDir: ROOT,
    publicDir: PUBLIC,
    // Found only once a recipe runs; a late find would load the page anew under its first visitor.
    optimizeDeps: { include: ['@invitation/ui > @vanilla-extract/recipes/createRuntimeFn'] },
    server: { port: ports.dev, strictPort: true, proxy: emulatorProxy(process.env) },
    preview: { port: ports.preview, strictPort: true },
  }));

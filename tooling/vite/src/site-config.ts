import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { emulatorProxy } from '@invitation/emulators/proxy';
import type { Site } from '@invitation/site/site';
import {
  defineConfig,
  type HtmlTagDescriptor,
  loadEnv,
  type Plugin,
  type UserConfigFnObject,
} from 'vite';
import { calendarFilesPlugin } from './calendar-files';
import { contentCheck } from './content-check';
import { CONTENT, contentAlias, FIXTURES } from './content-folder';
import { parseEnvironment } from './environment';
import { licenses } from './licenses';
import { loadSite, sourcePlugins } from './load-site';
import { prerender } from './prerender';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The builds for tests, by their mode: the content that they are made of, and the file that they take their settings
 * from, or else from what is set for a deployment.
 */
const REHEARSALS: Readonly<Record<string, { settings?: string; content: string }>> = {
  embedded: { settings: '.env.embedded', content: FIXTURES },
  emulators: { settings: '.env.emulators', content: FIXTURES },
  // What depends on the hosts' content is tested on this one.
  content: { settings: '.env.embedded', content: CONTENT },
  // As guests get it, to be weighed.
  size: { content: FIXTURES },
};

/** What no page behind the gate can do without, in one part: apart, it would weigh more, in more requests. */
const BEHIND_THE_GATE =
  /\/(site\/src\/protected-site|domain\/src\/(rsvp|event)|ui\/src\/(event-card|picture)\/.*)\.tsx?$/;

const BIG_INTEGERS = fileURLToPath(new URL('./big-integers.ts', import.meta.url));

type Attributes = NonNullable<HtmlTagDescriptor['attrs']>;

/**
 * The settings that a mode is given. A rehearsal with a file of its own takes that and nothing else, or what is set for a
 * deployment would turn it into something that nobody means to test.
 */
function settingsOf(mode: string) {
  const file = REHEARSALS[mode]?.settings;
  return file ? parseEnv(readFileSync(`${ROOT}/${file}`, 'utf8')) : loadEnv(mode, ROOT, 'VITE_');
}

/** The settings as the code reads them, checked (B2). */
function environment(): Plugin {
  return {
    name: 'invitation:environment',
    config(_, { command, mode }) {
      const build = mode === 'production' ? 'production' : 'rehearsal';
      const use = command === 'serve' ? 'development' : build;
      const settings = parseEnvironment(settingsOf(mode), use);
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

/** What a page says of itself: to link previews the occasion and nothing private, and why it stays as it is (B10). */
function head(contentFolder: string): Plugin {
  let root: string;
  const inHead = (tag: string, attrs: Attributes, children = ''): HtmlTagDescriptor => ({
    tag,
    attrs,
    children,
    injectTo: 'head',
  });
  const meta = (name: string, content: string) => inHead('meta', { name, content });
  const graph = (property: string, content: string) => inHead('meta', { property, content });
  const before = (tag: string, children: string, attrs: Attributes = {}): HtmlTagDescriptor => ({
    tag,
    attrs,
    children,
    injectTo: 'body-prepend',
  });
  return {
    name: 'invitation:head',
    configResolved(config) {
      ({ root } = config);
    },
    async transformIndexHtml(_, { server }) {
      const { site } = server
        ? ((await server.ssrLoadModule('/src/site.ts')) as { site: Site })
        : await loadSite(root, contentFolder);
      const { gateTitle, preview } = site.celebration;
      return [
        inHead('title', {}, gateTitle),
        meta('robots', 'noindex, nofollow'),
        meta('description', preview),
        graph('og:type', 'website'),
        graph('og:title', gateTitle),
        graph('og:description', preview),
        before(
          'noscript',
          'This invitation needs JavaScript: please switch it on, then reload the page.',
        ),
        before(
          'p',
          'This page could not be loaded in full. Check your connection, then reload it: what you typed is kept.',
          { id: 'unreached', role: 'alert', hidden: true },
        ),
      ];
    },
  };
}

/** Without parts to fetch beside a part, all that is left of Vite's helper for dynamic imports is the import itself. */
function plainImports(): Plugin {
  return {
    name: 'invitation:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/**
 * The one Vite configuration of both sites.
 *
 * @param contentFolder in place of the content that the command and the mode are meant for, which is checked
 * @param ports where `vite` and `vite preview` serve; taken ports are an error, so that an address never moves
 */
export const siteConfig = (
  ports: { readonly dev: number; readonly preview: number },
  contentFolder?: string,
): UserConfigFnObject =>
  defineConfig(({ command, mode }) => {
    const rehearsed = command === 'build' ? REHEARSALS[mode]?.content : undefined;
    const content = contentFolder ?? rehearsed ?? CONTENT;
    return {
      plugins: [
        ...(contentFolder ? [] : [contentCheck(content)]),
        environment(),
        head(content),
        ...sourcePlugins(command === 'build' ? 'short' : 'debug'),
        plainImports(),
        prerender(content),
        calendarFilesPlugin(content),
        licenses(),
      ],
      resolve: {
        alias: [
          contentAlias(content),
          { find: '@firebase/webchannel-wrapper/bloom-blob', replacement: BIG_INTEGERS },
        ],
      },
      envDir: ROOT,
      publicDir: `${content}/public`,
      build: {
        // All styles come with the gate: they are under 4 KB compressed, and no page waits for more.
        cssCodeSplit: false,
        // What is behind the gate comes in few parts, fetched ahead all at once: none waits to hear of another.
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'gate', tags: ['$initial'], priority: 2 },
                { name: 'protected-site', test: BEHIND_THE_GATE, priority: 1 },
              ],
            },
          },
        },
      },
      server: { port: ports.dev, strictPort: true, proxy: emulatorProxy(process.env) },
      preview: { port: ports.preview, strictPort: true },
    };
  });

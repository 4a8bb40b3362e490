import type { IncomingHttpHeaders } from 'node:http';
import { resolve } from 'node:path';
import { LANGUAGES_FOLDER, languagePart } from '@invitation/domain/words/language';
import type { Language } from '@invitation/domain/words/words';
import superstatic from 'superstatic/lib/superstatic';
import { i18nContentOptions } from 'superstatic/lib/utils/i18n';
import {
  build,
  createServer,
  type InlineConfig,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  type UserConfig,
  type ViteDevServer,
} from 'vite';
import { loadContent } from '../content/folder';
import type { SiteName } from '../content/sites';
import { readBuiltSite } from '../hosting/built-site';
import { hostedSite } from '../hosting/hosting';
import { pagePathsOf } from './chunks';

type OutputFile = Rolldown.OutputAsset | Rolldown.OutputChunk;

const sourceOf = (file: OutputFile) => (file.type === 'chunk' ? file.code : file.source);

/** The language that Firebase Hosting would choose for a request; by default the first one. */
export function chosenLanguage(
  headers: IncomingHttpHeaders,
  languages: readonly Language[],
): Language | undefined {
  const request = { headers, superstatic: { i18n: { root: '/' } } };
  const chosen = i18nContentOptions('', request).flatMap(
    (path) => languages.find((language) => path === `/${languagePart(language)}/`) ?? [],
  );
  return chosen[0] ?? languages[0];
}

/** The pages and calendar files of a language, in a folder of the build. */
function filesIn(
  folder: string,
  files: readonly OutputFile[],
  pagePaths: readonly string[],
): (readonly [fileName: string, source: string | Uint8Array])[] {
  return files.flatMap((file) => {
    const source = sourceOf(file);
    if (file.fileName.startsWith('calendar/'))
      return [[`${folder}${file.fileName}`, source] as const];
    if (file.fileName !== 'index.html') return [];
    const pages = pagePaths.map((path) => `${path.slice(1)}/index.html`.replace(/^\//, ''));
    return [...pages, '404.html'].map((page) => [`${folder}${page}`, source] as const);
  });
}

/**
 * Builds and serves a site in several languages (B16). `build` adds each language's pages to the build of the default language,
 * `dev` runs a server for each language, and `preview` serves them as the hosting does.
 */
export function languagesPlugins(
  name: SiteName,
  contentFolder: string,
  configOf: (language: Language) => UserConfig,
): Plugin[] {
  const { languages } = loadContent(contentFolder);
  const [defaultLanguage, ...others] = languages;
  let app: ResolvedConfig;
  let servers: readonly (readonly [Language, ViteDevServer])[] = [];
  const configIn = (language: Language): InlineConfig => ({
    ...configOf(language),
    root: app.root,
    mode: app.mode,
    configFile: false,
  });
  const buildIn = async (language: Language): Promise<readonly OutputFile[]> => {
    const config = configIn(language);
    const result = await build({
      ...config,
      logLevel: 'warn',
      build: { ...config.build, write: false },
    });
    return [result].flat().flatMap((output) => ('output' in output ? output.output : []));
  };
  return [
    {
      name: 'invitation:languages',
      configResolved(config) {
        app = config;
      },
      generateBundle: {
        // After Vite has written the page.
        order: 'post',
        async handler(_, bundle) {
          const pagePaths = pagePathsOf(name, contentFolder);
          const emit = (fileName: string, source: string | Uint8Array) => {
            if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source });
          };
          const emitIn = (folder: string, files: readonly OutputFile[]) => {
            for (const [fileName, source] of filesIn(folder, files, pagePaths))
              emit(fileName, source);
          };
          const folderOf = (language: string) =>
            `${LANGUAGES_FOLDER.slice(1)}/${languagePart(language)}/`;
          const own = Object.values(bundle);
          emitIn('', own);
          if (defaultLanguage) emitIn(folderOf(defaultLanguage), own);
          for (const language of others) {
            const files = await buildIn(language);
            emitIn(folderOf(language), files);
            for (const file of files) {
              if (file.fileName.startsWith('assets/')) emit(file.fileName, sourceOf(file));
            }
          }
        },
      },
      async configureServer(server) {
        servers = await Promise.all(
          others.map(async (language) => {
            const config = configIn(language);
            const part = languagePart(language);
            const other = await createServer({
              ...config,
              cacheDir: `${server.config.cacheDir}-${part}`,
              server: {
                ...config.server,
                middlewareMode: true,
                hmr: server.httpServer ? { server: server.httpServer, path: part } : false,
              },
            });
            return [language, other] as const;
          }),
        );
        server.middlewares.use((request, response, next) => {
          const chosen = chosenLanguage(request.headers, languages);
          const other = servers.find(([language]) => language === chosen)?.[1];
          if (other) other.middlewares(request, response, next);
          else next();
        });
      },
      async closeBundle() {
        await Promise.all(servers.map(([, server]) => server.close()));
      },
      configurePreviewServer(server) {
        const cwd = resolve(app.root, app.build.outDir);
        const config = { ...hostedSite(name, readBuiltSite(cwd)), public: '.' };
        server.middlewares.use(superstatic({ cwd, config, compression: true } as never));
      },
    },
  ];
}

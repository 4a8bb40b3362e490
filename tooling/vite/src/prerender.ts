import { fileURLToPath } from 'node:url';
import { pictureSources } from '@invitation/domain/picture';
import { type Language, WORDS } from '@invitation/domain/words/words';
import { BOOT_DATA_ID, type BootData } from '@invitation/site/boot-data';
import { DATA_CHUNKS, PAGES, type PagePath } from '@invitation/site/pages';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { filesOfPage } from './chunks';
import { loadContent } from './content-folder';
import { type LoadedSite, loadSite } from './load-site';

const FIRST_PAINT = fileURLToPath(import.meta.resolve('@invitation/site/first-paint'));

/** A comment that Vite adds to style sheets. */
const VITE_COMMENT = /\/\*\$vite\$:\d+\*\//;

async function buildFirstPaint(hasOneLanguage: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.ONE_LANGUAGE': hasOneLanguage },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: FIRST_PAINT, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${FIRST_PAINT} could not be built.`);
  return chunk.code.trim();
}

function findAsset(bundle: Rolldown.OutputBundle, extension: string): Rolldown.OutputAsset {
  const asset = Object.values(bundle).find((file) => file.fileName.endsWith(extension));
  if (asset?.type !== 'asset') throw new Error(`The build has no file *${extension}.`);
  return asset;
}

function bootDataJson({ site, stories, pagePaths }: LoadedSite, bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = stories[0] && pictureSources(stories[0].url);
  const firstPicture = first && {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcset: first.avif,
  };
  const connections = Object.values(site.services ?? {}).map((href) => ({
    rel: 'preconnect',
    href,
    crossOrigin: 'anonymous',
  }));
  const linksOf = (path: PagePath): BootData['links'][string] => {
    const data = DATA_CHUNKS[PAGES[path].needs];
    return [
      ...(data === 'backend' ? connections : []),
      ...(data === 'stories' && firstPicture ? [firstPicture] : []),
      ...filesOfPage(chunks, path).map((file) => ({ rel: 'modulepreload', href: `/${file}` })),
    ];
  };
  const data: BootData = {
    password: site.celebration.password,
    links: Object.fromEntries(pagePaths.map((path) => [path, linksOf(path)])),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Renders the gate into the page (B10), with all styles and the script that runs before the first paint.
 * `tooling/vite/src/hosting` allows the inline styles and scripts by their hashes.
 */
export function prerender(contentFolder: string, language?: Language): Plugin {
  let app: ResolvedConfig;
  return {
    name: 'invitation:prerender',
    apply: 'build',
    configResolved(config) {
      app = config;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) throw new Error('A page is prerendered only in a build.');
        const content = loadContent(contentFolder, language);
        const [loaded, firstPaint] = await Promise.all([
          loadSite(app, contentFolder, language),
          buildFirstPaint(content.languages.length === 1),
        ]);
        const { site, gateHtml } = loaded;
        if (/\sstyle=/.test(gateHtml)) {
          throw new Error(
            "The gate's HTML has a style attribute, which the hosting's policy blocks. Use a class.",
          );
        }
        const { loading } = WORDS[content.language].gate;
        const styleSheet = findAsset(bundle, '.css');
        delete bundle[styleSheet.fileName];
        const font = findAsset(bundle, '.woff2').fileName;
        const head = [
          `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`,
          `<style>${String(styleSheet.source).replace(VITE_COMMENT, '').trim()}</style>`,
          `<script type="application/json" id="${BOOT_DATA_ID}">${bootDataJson(loaded, bundle)}</script>`,
          `<script>${firstPaint}</script>`,
        ];
        return replaceEach(html, [
          ['<html', `<html class="${site.theme}"`],
          [/ *<link rel="stylesheet"[^>]*>\n/, ''],
          ['</head>', `${head.join('\n')}\n</head>`],
          ['<div id="root"></div>', `<div id="root" data-loading="${loading}">${gateHtml}</div>`],
        ]);
      },
    },
  };
}

function replaceEach(html: string, replacements: [string | RegExp, string][]): string {
  return replacements.reduce((html, [pattern, replacement]) => {
    if (html.search(pattern) < 0) throw new Error(`The page does not contain ${pattern}.`);
    // A string would interpret each `$`.
    return html.replace(pattern, () => replacement);
  }, html);
}

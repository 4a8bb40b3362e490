import { fileURLToPath } from 'node:url';
import type { SiteContent } from '@invitation/domain/build-time/read/site-content';
import { pictureSources } from '@invitation/domain/event/picture';
import { type Language, WORDS } from '@invitation/domain/words/words';
import { BOOT_DATA_ID, type BootData } from '@invitation/site/boot-data';
import { DATA_CHUNKS, PAGES, type PagePath } from '@invitation/site/pages';
import type { renderGate } from '@invitation/site/render-gate';
import type { Site } from '@invitation/site/site';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import { buildScript } from '../bundle/build-script';
import { filesOfPage, pagePathsOf } from '../bundle/chunks';
import { withoutAbsent } from '../content/features';
import { loadContent, siteIn } from '../content/folder';
import type { SiteName } from '../content/sites';
import { assertNoStyles, replaceInPage } from './prerendered-html';
import { withServer } from './with-server';

const FIRST_PAINT = fileURLToPath(import.meta.resolve('@invitation/site/first-paint'));

/** A comment that Vite adds to style sheets. */
const VITE_COMMENT = /\/\*\$vite\$:\d+\*\//;

function findAsset(bundle: Rolldown.OutputBundle, name: RegExp): Rolldown.OutputAsset {
  const asset = Object.values(bundle).find(({ fileName }) => name.test(fileName));
  if (asset?.type !== 'asset') throw new Error(`The build has no file ${name}.`);
  return asset;
}

function bootDataJson(
  { services, celebration, phases }: Site,
  { stories }: SiteContent,
  pagePaths: readonly PagePath[],
  bundle: Rolldown.OutputBundle,
) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = stories[0] && pictureSources(stories[0].url);
  const firstPicture = first && {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcset: first.avif,
  };
  const connections = Object.values(services ?? {}).map((href) => ({
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
    password: celebration.password,
    links: Object.fromEntries(pagePaths.map((path) => [path, linksOf(path)])),
    ...(phases && { phases }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Renders the gate into the page (B10), with all styles and the script that runs before the first paint.
 * `tooling/vite/src/hosting` allows the inline styles and scripts by their hashes.
 */
export const prerender = (name: SiteName, contentFolder: string, language?: Language): Plugin =>
  replaceInPage('invitation:prerender', async (app, bundle) => {
    const content = loadContent(contentFolder, language);
    // The gate reads `localStorage`. Node's own would print a warning that it has no file.
    Reflect.deleteProperty(globalThis, 'localStorage');
    const render = async (server: ViteDevServer) => {
      const { site } = (await server.ssrLoadModule('/src/site.ts')) as { site: Site };
      const renderer = (await server.ssrLoadModule('@invitation/site/render-gate')) as {
        renderGate: typeof renderGate;
      };
      return { site, gateHtml: renderer.renderGate(site) };
    };
    const [{ site, gateHtml }, firstPaint] = await Promise.all([
      withServer(app, contentFolder, render, language),
      buildScript(FIRST_PAINT, { define: withoutAbsent(name, content) }),
    ]);
    assertNoStyles(gateHtml);
    const { loading } = WORDS[content.language].gate;
    const pagePaths = pagePathsOf(name, contentFolder);
    const data = bootDataJson(site, siteIn(content, name), pagePaths, bundle);
    const styleSheet = findAsset(bundle, /\.css$/);
    delete bundle[styleSheet.fileName];
    // The browser loads the other fonts only for pages that show their characters.
    const font = findAsset(bundle, /-latin-\d.*\.woff2$/).fileName;
    const head = [
      `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`,
      `<style>${String(styleSheet.source).replace(VITE_COMMENT, '').trim()}</style>`,
      `<script type="application/json" id="${BOOT_DATA_ID}">${data}</script>`,
      `<script>${firstPaint.trim()}</script>`,
    ];
    return [
      ['<html', `<html class="${site.theme}"`],
      [/ *<link rel="stylesheet"[^>]*>\n/, ''],
      ['</head>', `${head.join('\n')}\n</head>`],
      ['<div id="root"></div>', `<div id="root" data-loading="${loading}">${gateHtml}</div>`],
    ];
  });

import { fileURLToPath } from 'node:url';
import { pictureSources } from '@invitation/domain/picture';
import type { Story } from '@invitation/domain/story';
import type { Arrival } from '@invitation/site/first-paint';
import { build, type Plugin, type Rolldown } from 'vite';
import { loadSite } from './load-site';
import { filesBehind, NEEDS } from './parts';

const FIRST_PAINT = fileURLToPath(
  new URL('../../../packages/site/src/first-paint.ts', import.meta.url),
);

/** What Vite leaves at the end of a style sheet for itself. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\//;

/** The script that runs before the first paint, as text. */
async function buildFirstPaint(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
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

/** The address of the first file with an ending that the build has made. */
function assetOf(bundle: Rolldown.OutputBundle, ending: string): Rolldown.OutputAsset {
  const asset = Object.values(bundle).find((file) => file.fileName.endsWith(ending));
  if (asset?.type !== 'asset') throw new Error(`The build has made no file *${ending}.`);
  return asset;
}

/** What the page tells its scripts. */
function arrivalOf(password: string, stories: readonly Story[], bundle: Rolldown.OutputBundle) {
  const links: Record<string, Arrival['links'][string]> = {};
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const [path, modules] of Object.entries(NEEDS)) {
    links[path] = filesBehind(chunks, modules).map((file) => ({
      rel: 'modulepreload',
      href: `/${file}`,
    }));
  }
  const first = stories[0] && pictureSources(stories[0].url);
  if (first) {
    const picture = { rel: 'preload', as: 'image', type: 'image/avif', imageSrcset: first.avif };
    links['/our-story'] = [picture, ...(links['/our-story'] ?? [])];
  }
  const arrival: Arrival = { password, links };
  // Inside of an element, JSON must not look like its end.
  return JSON.stringify(arrival).replaceAll('<', '\\u003c');
}

/**
 * Puts the gate into the page that the server sends (B10): its HTML, all styles, and the script that runs before the
 * first paint. The hosting's policy allows the inline ones by their hash (`tooling/hosting`).
 */
export function prerender(contentFolder: string): Plugin {
  let root: string;
  return {
    name: 'invitation:prerender',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) throw new Error('A page is prerendered from a build alone.');
        const [{ site, gate, stories }, firstPaint] = await Promise.all([
          loadSite(root, contentFolder),
          buildFirstPaint(),
        ]);
        if (/\sstyle=/.test(gate)) {
          throw new Error(
            "The gate's HTML has a style attribute, which the hosting's policy refuses. Use a class.",
          );
        }
        const sheet = assetOf(bundle, '.css');
        delete bundle[sheet.fileName];
        const font = assetOf(bundle, '.woff2').fileName;
        const head = [
          `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`,
          `<style>${String(sheet.source).replace(VITE_MARK, '').trim()}</style>`,
          `<script type="application/json" id="arrival">${arrivalOf(site.celebration.password, stories, bundle)}</script>`,
          `<script>${firstPaint}</script>`,
        ];
        return replaceEach(html, [
          ['<html', `<html class="${site.theme}"`],
          [/ *<link rel="stylesheet"[^>]*>\n/, ''],
          ['</head>', `${head.join('\n')}\n</head>`],
          ['<div id="root"></div>', `<div id="root">${gate}</div>`],
        ]);
      },
    },
  };
}

/** Replaces each piece, which has to be there. */
function replaceEach(html: string, replacements: [string | RegExp, string][]): string {
  return replacements.reduce((html, [piece, by]) => {
    if (html.search(piece) < 0) throw new Error(`The page has no ${piece} to put the gate into.`);
    // As a function, so that a `$` in a text stays one.
    return html.replace(piece, () => by);
  }, html);
}

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CONTENT } from '@invitation/vite/content-folder';
import { sourcePlugins } from '@invitation/vite/source-plugins';
import { build } from 'vite';
import { type Card, PAPERS, type Paper } from './card';
import type { renderSheet } from './sheet/sheet-document';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Every asset is inlined, so that the document needs no other file. */
const INLINE_LIMIT = Number.MAX_SAFE_INTEGER;

/**
 * Renders cards to print, four to a page, as an HTML document for each paper. It contains its styles and its font.
 *
 * @param contentFolder the content with the names, the days and the colours
 */
export async function renderCards(
  cards: readonly Card[],
  contentFolder = CONTENT,
): Promise<Record<Paper, string>> {
  // Beside the dependencies, so that Node resolves React.
  const folder = await mkdtemp(join(ROOT, 'node_modules/.cards-'));
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: sourcePlugins(contentFolder, 'short'),
      ssr: { noExternal: [/^@invitation\//] },
      build: {
        ssr: 'src/sheet/sheet-document.tsx',
        outDir: folder,
        emitAssets: true,
        cssCodeSplit: false,
        assetsInlineLimit: INLINE_LIMIT,
        rolldownOptions: { output: { entryFileNames: 'sheet.mjs' } },
      },
    });
    const files = await readdir(folder, { recursive: true });
    const styleSheet = files.find((file) => file.endsWith('.css'));
    if (!styleSheet) throw new Error('The cards could not be rendered: the build has no styles.');
    const css = await readFile(join(folder, styleSheet), 'utf8');
    const sheet = (await import(pathToFileURL(join(folder, 'sheet.mjs')).href)) as {
      renderSheet: typeof renderSheet;
    };
    const documents = PAPERS.map((paper) => [paper, sheet.renderSheet(cards, paper, css)]);
    return Object.fromEntries(documents);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import type { Story } from '@invitation/domain/story';
import type { renderGate } from '@invitation/site/render-gate';
import type { Site } from '@invitation/site/site';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

/** The plugins that turn the site's source into code, for a browser and for this process alike. */
export const sourcePlugins = (identifiers: 'short' | 'debug') => [
  // Short in every build, also in a rehearsal: one style sheet, and one hash of it, whatever the backend.
  vanillaExtractPlugin({ identifiers }),
  react(),
];

/** A site as its app gives it, with what a page of it holds before any script runs. */
export interface LoadedSite {
  readonly site: Site;
  /** The gate as HTML. */
  readonly gate: string;
  readonly stories: readonly Story[];
}

const loaded = new Map<string, Promise<LoadedSite>>();

/**
 * Loads the site of an app, from its `src/site.ts`, once in a process.
 *
 * @param root the app's folder
 */
export function loadSite(root: string): Promise<LoadedSite> {
  const loading = loaded.get(root) ?? load(root);
  loaded.set(root, loading);
  return loading;
}

async function load(root: string): Promise<LoadedSite> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: sourcePlugins('short'),
  });
  try {
    const { site } = (await server.ssrLoadModule('/src/site.ts')) as { site: Site };
    const renderer = (await server.ssrLoadModule('@invitation/site/render-gate')) as {
      renderGate: typeof renderGate;
    };
    return { site, gate: renderer.renderGate(site), stories: await site.loadStories() };
  } finally {
    await server.close();
  }
}

import type { CalendarIdentity } from '@invitation/domain/calendar-file';
import type { Story } from '@invitation/domain/story';
import type { renderGate } from '@invitation/site/render-gate';
import type { Site } from '@invitation/site/site';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { contentAlias } from './content-folder';
import { dayData } from './day-data';

/** The plugins that turn the site's source into code, for a browser and for this process alike. */
export const sourcePlugins = (identifiers: 'short' | 'debug') => [
  dayData(),
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
  readonly calendar: CalendarIdentity;
}

const loaded = new Map<string, Promise<LoadedSite>>();

/**
 * Loads the site of an app, from its `src/site.ts`, once in a process.
 *
 * @param root the app's folder
 * @param contentFolder where its content is taken from
 */
export function loadSite(root: string, contentFolder: string): Promise<LoadedSite> {
  const key = `${root}\n${contentFolder}`;
  const loading = loaded.get(key) ?? load(root, contentFolder);
  loaded.set(key, loading);
  return loading;
}

async function load(root: string, contentFolder: string): Promise<LoadedSite> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: sourcePlugins('short'),
    resolve: { alias: [contentAlias(contentFolder)] },
  });
  try {
    const { site } = (await server.ssrLoadModule('/src/site.ts')) as { site: Site };
    const renderer = (await server.ssrLoadModule('@invitation/site/render-gate')) as {
      renderGate: typeof renderGate;
    };
    const { calendar } = (await server.ssrLoadModule('@invitation/domain/content/calendar')) as {
      calendar: CalendarIdentity;
    };
    return {
      site,
      gate: renderer.renderGate(site),
      stories: await site.loadStories(),
      calendar,
    };
  } finally {
    await server.close();
  }
}

import type { Language } from '@invitation/domain/words/words';
import type { PagePath } from '@invitation/site/pages';
import type { renderGate } from '@invitation/site/render-gate';
import type { Site } from '@invitation/site/site';
import type { ViteDevServer } from 'vite';
import { type AppConfig, withServer } from './with-server';

export interface LoadedSite {
  readonly site: Site;
  readonly gateHtml: string;
  /** Not every content has every page. */
  readonly pagePaths: readonly PagePath[];
}

const cache = new Map<string, Promise<LoadedSite>>();

/** Once per process. */
export function loadSite(
  app: AppConfig,
  contentFolder: string,
  language?: Language,
): Promise<LoadedSite> {
  const key = JSON.stringify([app.root, app.define, contentFolder, language]);
  const loading = cache.get(key) ?? load(app, contentFolder, language);
  cache.set(key, loading);
  return loading;
}

function load(app: AppConfig, contentFolder: string, language?: Language): Promise<LoadedSite> {
  const loadIn = async (server: ViteDevServer) => {
    const { site } = (await server.ssrLoadModule('/src/site.ts')) as { site: Site };
    const renderer = (await server.ssrLoadModule('@invitation/site/render-gate')) as {
      renderGate: typeof renderGate;
    };
    const pages = await server.ssrLoadModule('@invitation/site/pages');
    return {
      site,
      pagePaths: pages.PAGE_PATHS,
      gateHtml: renderer.renderGate(site),
    };
  };
  return withServer(app, contentFolder, loadIn, language);
}

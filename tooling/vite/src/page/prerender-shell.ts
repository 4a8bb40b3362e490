import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { withImports } from '../bundle/chunk-imports';
import { assertNoStyles, replaceInPage } from './prerendered-html';
import { withServer } from './with-server';

interface ShellModule {
  readonly title: string;
  readonly theme: string;
  /** The origins to connect to while the scripts load. */
  readonly connections: readonly string[];
  readonly renderShell: () => string;
}

const SHELL = '/src/render-shell.tsx';

function filesToPreload(bundle: Rolldown.OutputBundle, modules: readonly RegExp[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const wanted = chunks.filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry || modules.some((module) => module.test(facadeModuleId ?? '')),
  );
  return [...new Set(wanted.flatMap((chunk) => withImports(chunks, chunk)))];
}

function loadShell(app: ResolvedConfig, contentFolder: string) {
  return withServer(app, contentFolder, async (server) => {
    const { renderShell, ...shell } = (await server.ssrLoadModule(SHELL)) as ShellModule;
    return { ...shell, html: renderShell() };
  });
}

/** @param modules the dynamically imported modules that every visit needs */
export const prerenderShell = (contentFolder: string, modules: readonly RegExp[]): Plugin =>
  replaceInPage('invitation:prerender-shell', async (app, bundle, page) => {
    const { title, theme, connections, html } = await loadShell(app, contentFolder);
    assertNoStyles(html);
    const links = [
      ...connections.map((href) => `<link rel="preconnect" href="${href}" crossorigin>`),
      ...filesToPreload(bundle, modules)
        .filter((file) => !page.includes(`src="/${file}"`))
        .map((file) => `<link rel="modulepreload" href="/${file}">`),
    ];
    const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return [
      ['<html', `<html class="${theme}"`],
      ['</head>', `<title>${text}</title>\n${links.join('\n')}\n</head>`],
      ['<div id="root"></div>', `<div id="root">${html}</div>`],
    ];
  });

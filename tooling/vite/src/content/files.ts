import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { picturesOf } from '@invitation/domain/build-time/read/site-content';
import type { ColourName, Palette } from '@invitation/domain/event/palette';
import { pictureFiles } from '@invitation/domain/event/picture';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { ROOT } from '../root';
import { loadContent, readContent } from './folder';
import type { SiteName } from './sites';

const ICON = '/favicon.svg';
const HOSTS_ICON = join(ROOT, 'apps/hosts/src/icon.svg');
const PICTURES = '/pictures';

/** The picture files that the guests of the Saturday-only site do not see. */
function weekendPictures(contentFolder: string): ReadonlySet<string> {
  const { source } = readContent(contentFolder);
  if (!source) return new Set();
  const filesOf = (sites?: readonly ['saturday']) =>
    picturesOf(source, sites).flatMap(({ name, width }) =>
      pictureFiles(name, width).map(({ file }) => file),
    );
  const shown = filesOf(['saturday']);
  return new Set(filesOf().filter((file) => !shown.includes(file)));
}

/** An icon in the colours of a theme: `var(--accent, #8c1f34)` becomes its accent. */
const inColours = (icon: string, colours: Palette): string =>
  icon.replace(/var\(--(\w+),[^()]*\)/g, (colour, name) => colours[name as ColourName] ?? colour);

/** The icon of a site, as SVG. The hosts' page has the same drawing for every couple. */
export function iconOf(site: SiteName | 'hosts', contentFolder: string): string {
  const icon = readFileSync(site === 'hosts' ? HOSTS_ICON : join(contentFolder, ICON), 'utf8');
  return inColours(icon, loadContent(contentFolder).colours[site === 'saturday' ? 'night' : 'day']);
}

/** The icon that browsers show beside the title. */
export const iconFile = (site: SiteName | 'hosts', contentFolder: string): Plugin => ({
  name: 'invitation:icon',
  configureServer({ middlewares }) {
    middlewares.use(ICON, (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(iconOf(site, contentFolder));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: ICON.slice(1), source: iconOf(site, contentFolder) });
  },
});

/** Serves the files of a content. Vite's `publicDir` would not serve a new file until its watcher has noticed it. */
export const servedContent = (contentFolder: string): Plugin => ({
  name: 'invitation:served-content',
  configureServer({ middlewares }) {
    middlewares.use(sirv(contentFolder, { dev: true }));
  },
});

/** Copies the pictures of a content into a build. */
export function contentFiles(site: SiteName, contentFolder: string): Plugin {
  return {
    name: 'invitation:content-files',
    writeBundle() {
      const { root, build } = this.environment.config;
      const target = resolve(root, build.outDir);
      const hidden = site === 'saturday' ? weekendPictures(contentFolder) : new Set();
      // There is no such folder if the pictures are on an image CDN.
      if (!existsSync(join(contentFolder, PICTURES))) return;
      cpSync(join(contentFolder, PICTURES), join(target, PICTURES), {
        recursive: true,
        dereference: true,
        filter: (file) => !hidden.has(basename(file)) && !basename(file).startsWith('.'),
      });
    },
  };
}

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { picturesOf } from '@invitation/domain/build-time/site-content';
import type { ColourName } from '@invitation/domain/palette';
import { pictureFiles } from '@invitation/domain/picture';
import type { Plugin } from 'vite';
import { loadContent, readContent } from './folder';
import type { SiteName } from './sites';

const ICON = '/favicon.svg';
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

/** The icon of a site. A colour such as `var(--accent, #8c1f34)` becomes the colour of the site's theme. */
export function iconOf(site: SiteName, contentFolder: string): string {
  const icon = readFileSync(join(contentFolder, ICON), 'utf8');
  const colours = loadContent(contentFolder).colours[site === 'saturday' ? 'night' : 'day'];
  return icon.replace(
    /var\(--(\w+),[^()]*\)/g,
    (colour, name) => colours[name as ColourName] ?? colour,
  );
}

/** Copies the icon and the pictures of a content into a build. `dev` has the pictures in Vite's public folder. */
export function contentFiles(site: SiteName, contentFolder: string): Plugin {
  return {
    name: 'invitation:content-files',
    configureServer({ middlewares }) {
      middlewares.use(ICON, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(iconOf(site, contentFolder));
      });
    },
    writeBundle() {
      const { root, build } = this.environment.config;
      const target = resolve(root, build.outDir);
      const hidden = site === 'saturday' ? weekendPictures(contentFolder) : new Set();
      writeFileSync(join(target, ICON), iconOf(site, contentFolder));
      // An image CDN may have the pictures.
      if (!existsSync(join(contentFolder, PICTURES))) return;
      cpSync(join(contentFolder, PICTURES), join(target, PICTURES), {
        recursive: true,
        dereference: true,
        filter: (file) => !hidden.has(basename(file)),
      });
    },
  };
}

import { cpSync, existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { picturesOf } from '@invitation/domain/build-time/site-content';
import { pictureFiles } from '@invitation/domain/picture';
import type { Plugin } from 'vite';
import { readContent } from './folder';
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

/** Copies the icon and the pictures of a content into a build. `dev` has them as Vite's public folder. */
export function contentFiles(site: SiteName, contentFolder: string): Plugin {
  return {
    name: 'invitation:content-files',
    apply: 'build',
    writeBundle() {
      const { root, build } = this.environment.config;
      const target = resolve(root, build.outDir);
      const hidden = site === 'saturday' ? weekendPictures(contentFolder) : new Set();
      for (const path of [ICON, PICTURES]) {
        // An image CDN may have the pictures.
        if (!existsSync(join(contentFolder, path))) continue;
        cpSync(join(contentFolder, path), join(target, path), {
          recursive: true,
          dereference: true,
          filter: (file) => !hidden.has(basename(file)),
        });
      }
    },
  };
}

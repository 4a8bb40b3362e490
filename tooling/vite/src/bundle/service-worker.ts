import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languagePart } from '@invitation/domain/words/language';
import type { Plugin, Rolldown } from 'vite';
import { buildScript } from './build-script';

const WORKER = fileURLToPath(import.meta.resolve('@invitation/site/service-worker'));
const REMOVE_WORKER = fileURLToPath(import.meta.resolve('@invitation/site/remove-worker'));

/** Files that few visits need: icons and the link preview, which browsers and messengers load, and the fonts of rarer letters. */
const isForFew = (fileName: string): boolean =>
  /\.png$|-(latin-ext|vietnamese)-\d.*\.woff2$/.test(fileName);
/** The scripts, the font and the calendar files. */
const isKept = (fileName: string): boolean =>
  /^(assets|calendar)\//.test(fileName) && !isForFew(fileName);
/** The same for a site in several languages, with each language's page and calendar files. */
const isKeptOfLanguages = (fileName: string): boolean =>
  /^(assets\/|i18n\/\w+\/(index\.html|calendar\/.*)$)/.test(fileName) && !isForFew(fileName);

/** @param setting `off` builds a worker that removes itself and everything that an earlier one has stored */
export const buildWorker = (
  setting: string,
  version: string,
  files: readonly string[],
  languages: readonly string[] = [],
): Promise<string> =>
  buildScript(setting === 'off' ? REMOVE_WORKER : WORKER, {
    define: {
      SITE_VERSION: JSON.stringify(version),
      SITE_FILES: JSON.stringify(files),
      SITE_LANGUAGES: JSON.stringify(languages.length > 1 ? languages.map(languagePart) : null),
    },
  });

/** A hash that changes with the page and with every other file of the build. */
function versionOf(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const file of Object.values(bundle)) {
    hash.update(file.fileName);
    // The names of the assets contain a hash of their content.
    if (file.type === 'asset' && !file.fileName.startsWith('assets/')) hash.update(file.source);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Writes `service-worker.js` beside the page, with the list of the files that it keeps. */
export function serviceWorker(setting = '', languages: readonly string[] = []): Plugin {
  return {
    name: 'invitation:service-worker',
    apply: 'build',
    async writeBundle(_, bundle) {
      const files = Object.keys(bundle).filter(languages.length > 1 ? isKeptOfLanguages : isKept);
      const paths = [
        ...(languages.length > 1 ? [] : ['/']),
        ...files.map((fileName) => `/${fileName}`),
      ];
      const code = await buildWorker(setting, versionOf(bundle), paths, languages);
      const { root, build } = this.environment.config;
      writeFileSync(resolve(root, build.outDir, 'service-worker.js'), code);
    },
  };
}

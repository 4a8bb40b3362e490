import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENSE_FILE = /^(licen[cs]e|copying)/i;

/** The license texts of packages without a license file, such as Firebase, by SPDX identifier. */
const STANDARD_TEXTS: Readonly<Record<string, string>> = {
  'Apache-2.0': fileURLToPath(new URL('apache-2.0.txt', import.meta.url)),
};

const SEPARATOR = '-'.repeat(80);

interface Manifest {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier (https://spdx.org/licenses). */
  readonly license?: string;
}

/** @returns the title, e.g. `react 19.3.1 (MIT)`, and the text of the license */
function readPackage(folder: string): readonly [title: string, text: string] {
  const { name, version, license }: Manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const ownFile = readdirSync(folder).find((file) => LICENSE_FILE.test(file));
  const file = ownFile ? join(folder, ownFile) : STANDARD_TEXTS[license ?? ''];
  if (!file) {
    throw new Error(
      `The build contains the package ${name}, which has no license file. Its package.json names ${license ? `the license ${license}` : 'no license'}. Add the text to STANDARD_TEXTS in tooling/vite/src/bundle/licenses.ts.`,
    );
  }
  return [`${name} ${version} (${license})`, readFileSync(file, 'utf8').trim()];
}

const sourcesOf = (bundle: Rolldown.OutputBundle, root: string): string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? file.moduleIds
      : file.originalFileNames.map((name) => normalizePath(resolve(root, name))),
  );

export function licenses(): Plugin {
  return {
    name: 'invitation:licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = sourcesOf(bundle, this.environment.config.root)
        .filter((path) => !path.startsWith('\0'))
        .flatMap((path) => path.match(PACKAGE_FOLDER) ?? []);
      // Packages with the same license text share one copy.
      const titles = new Map<string, string[]>();
      for (const folder of new Set(folders.sort())) {
        const [title, text] = readPackage(folder);
        titles.set(text, [...(titles.get(text) ?? []), title]);
      }
      const sections = [...titles].map(
        ([text, names]) => `${SEPARATOR}\n${names.join('\n')}\n\n${text}\n`,
      );
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: ['This site contains the following software and fonts.\n', ...sections].join('\n'),
      });
    },
  };
}

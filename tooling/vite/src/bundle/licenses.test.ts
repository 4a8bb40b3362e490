import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { licenses } from './licenses';

let root: string;

function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Installs a package. Without a text, it has no license file. */
function install(name: string, license: string, text: string, files: Record<string, string>): void {
  const folder = `node_modules/${name}`;
  write(`${folder}/package.json`, JSON.stringify({ name, version: '1.2.3', license }));
  if (text) write(`${folder}/LICENSE.md`, text);
  for (const [path, content] of Object.entries(files)) write(`${folder}/${path}`, content);
}

async function buildLicenses(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: join(root, 'main.js') } },
    plugins: [licenses()],
  });
  const outputs = [result].flat().flatMap((result) => ('output' in result ? result.output : []));
  const file = outputs.find(({ fileName }) => fileName === 'licenses.txt');
  return file?.type === 'asset' ? String(file.source) : '';
}

beforeEach(() => {
  root = temporaryFolder();
});

describe('licenses.txt', { timeout: 30_000 }, () => {
  it('lists each package whose code, styles or fonts are in the build', async () => {
    install('code', 'MIT', 'Text of code', {
      'index.js': 'export const log = () => console.log("code");',
      // A folder with its own package.json is not a package.
      'package/package.json': '{ "name": "code/package" }',
      'package/index.js': 'console.log("inner");',
    });
    install('@scope/styles', 'ISC', 'Text of styles', { 'a.css': 'p { color: red; }' });
    install('font', 'OFL-1.1', 'Text of font', { 'font.woff2': 'x'.repeat(5000) });
    install('unused', 'MIT', 'Text of unused', { 'index.js': 'export const unused = 1;' });
    write('own.css', "@font-face { font-family: f; src: url('font/font.woff2'); }");
    write(
      'main.js',
      `import { log } from 'code/index.js';
       import 'code/package/index.js';
       import { unused } from 'unused/index.js';
       import '@scope/styles/a.css';
       import './own.css';
       log();`,
    );
    const text = await buildLicenses();
    expect(text).toMatch(/^code 1\.2\.3 \(MIT\)\n\nText of code$/m);
    expect(text).toMatch(/^@scope\/styles 1\.2\.3 \(ISC\)\n\nText of styles$/m);
    expect(text).toMatch(/^font 1\.2\.3 \(OFL-1\.1\)\n\nText of font$/m);
    expect(text).not.toContain('unused');
  });

  it('contains the standard text for a package without a license file', async () => {
    install('named', 'Apache-2.0', '', { 'index.js': 'console.log("named");' });
    write('main.js', "import 'named/index.js';");
    expect(await buildLicenses()).toMatch(
      /^named 1\.2\.3 \(Apache-2\.0\)\n\nApache License\n\s+Version 2\.0, January 2004$/m,
    );
  });

  it('contains the same license text only once', async () => {
    install('one', 'MIT', 'The same text', { 'index.js': 'console.log("one");' });
    install('other', 'MIT', 'The same text', { 'index.js': 'console.log("other");' });
    write('main.js', "import 'one/index.js'; import 'other/index.js';");
    expect(await buildLicenses()).toMatch(
      /^one 1\.2\.3 \(MIT\)\nother 1\.2\.3 \(MIT\)\n\nThe same text$/m,
    );
  });

  it('fails the build if a license text is missing', async () => {
    install('bare', 'CC-BY-4.0', '', { 'index.js': 'console.log("bare");' });
    write('main.js', "import 'bare/index.js';");
    await expect(buildLicenses()).rejects.toThrow(
      'The build contains the package bare, which has no license file. Its package.json names the license CC-BY-4.0.',
    );
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { readBuiltSite } from './built-site';

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>Hello</p>');
  writeFileSync(join(folder, 'assets/index.js'), 'start()');
});

it('reads a site without App Check', () => {
  expect(readBuiltSite(folder)).toEqual({ page: '<p>Hello</p>', appCheck: false });
});

it('reads the page of each language', () => {
  for (const language of ['en', 'pt']) {
    mkdirSync(join(folder, 'i18n', language), { recursive: true });
    writeFileSync(join(folder, 'i18n', language, 'index.html'), language);
  }
  expect(readBuiltSite(folder).translations).toEqual(['en', 'pt']);
});

it('detects App Check by its host in a script', () => {
  const address = 'https://content-firebaseappcheck.googleapis.com/v1';
  writeFileSync(join(folder, 'assets/app-check.js'), `fetch("${address}")`);
  expect(readBuiltSite(folder).appCheck).toBe(true);
});

it('reads the origin of the pictures from the page', () => {
  const html = '<meta name="picture-host" content="https://cdn.example">';
  writeFileSync(join(folder, 'index.html'), html);
  expect(readBuiltSite(folder).pictureHost).toBe('https://cdn.example');
});

it('says that a build is missing', () => {
  const missing = join(folder, 'dist');
  expect(() => readBuiltSite(missing)).toThrow(`There is no build in ${missing}.`);
});

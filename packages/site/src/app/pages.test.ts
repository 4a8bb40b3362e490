import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_PATHS } from './pages';

const SRC = join(import.meta.dirname, '..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
  .map((path) => readFileSync(join(SRC, path), 'utf8'));

it.each(PAGE_PATHS)('the page %s has a link to it', (path) => {
  const link = new RegExp(`\\bto(=|: )["']${path}["']`);
  expect(sources.some((source) => link.test(source))).toBe(true);
});

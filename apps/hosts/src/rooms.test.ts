import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** From the bottom to the top. A room imports only from rooms below it. */
const ROOMS = ['model', 'parts', 'links', 'edit', 'fields', 'sign-in', 'pages', 'shell'];

const IN_BROWSERS = /^(?!.*(\.test\.|\.stories\.|\btesting\/)).*\.tsx?$/;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => IN_BROWSERS.test(path) && path.includes('/'));

const roomOf = (path: string) => path.split('/', 1)[0] ?? '';
const folderOf = (path: string) => (roomOf(path) === 'pages' ? dirname(path) : roomOf(path));

const importsOf = (path: string) =>
  [
    ...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(
      /(?:from|import)[ (]'(\.[^']*)'/g,
    ),
  ].map(([, imported = '']) => normalize(join(dirname(path), imported)).replaceAll('\\', '/'));

const isAllowed = (from: string, to: string) =>
  folderOf(from) === folderOf(to) ||
  ROOMS.slice(0, ROOMS.indexOf(roomOf(from))).includes(roomOf(to));

it('Each folder is a room with a place in the order', () => {
  expect(new Set(files.map(roomOf))).toEqual(new Set(ROOMS));
});

it('A room imports only from rooms below it, and a page from no other page', () => {
  const wrong = files.flatMap((from) =>
    importsOf(from)
      .filter((to) => !isAllowed(from, to))
      .map((to) => `${from} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});

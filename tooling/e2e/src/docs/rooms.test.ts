import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesWith, textOf } from './repository';

/** From the bottom to the top. A room imports only from rooms below it. */
const HOUSES = {
  'apps/hosts/src/': [
    'model',
    'spreadsheet',
    'parts',
    'links',
    'edit',
    'fields',
    'sign-in',
    'pages',
    'shell',
  ],
  'packages/site/src/': [
    'browser',
    'service-worker',
    'session',
    'page',
    'invitation',
    'gate',
    'details',
    'story',
    'thank-you',
    'rsvp',
    'phases',
    'app',
  ],
  'tooling/vite/src/': ['content', 'settings', 'hosting', 'bundle', 'page', 'dev'],
};

const OUTSIDE_BUILDS = /\.test\.|\.stories\.|\btesting\//;

const roomOf = (path: string) => path.split('/', 1)[0] ?? '';
const folderOf = (path: string) => (roomOf(path) === 'pages' ? dirname(path) : roomOf(path));

describe.each(Object.entries(HOUSES))('In %s', (house, rooms) => {
  const files = filesWith(/\.tsx?$/)
    .filter((path) => path.startsWith(house) && !OUTSIDE_BUILDS.test(path))
    .map((path) => path.slice(house.length))
    .filter((path) => path.includes('/'));

  const importsOf = (path: string) =>
    [...textOf(house + path).matchAll(/(?:from|import)[ (]'(\.[^']*)'/g)]
      .map(([, imported = '']) => normalize(join(dirname(path), imported)))
      .filter((imported) => imported.includes('/'));

  const isAllowed = (from: string, to: string) =>
    folderOf(from) === folderOf(to) ||
    rooms.slice(0, rooms.indexOf(roomOf(from))).includes(roomOf(to));

  it('each folder is a room with a place in the order', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(rooms));
  });

  it('a room imports only from rooms below it, and a page from no other page', () => {
    const wrong = files.flatMap((from) =>
      importsOf(from)
        .filter((to) => !isAllowed(from, to))
        .map((to) => `${from} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });
});

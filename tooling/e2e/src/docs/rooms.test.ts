import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesWith, textOf } from './repository';

/** The rooms of each house, from the bottom to the top. A room imports only from rooms below it. */
const HOUSES = {
  'packages/domain/src/': [
    'words',
    'mode',
    'browser',
    'event',
    'record',
    'firebase',
    'party',
    'rsvp',
    'calendar',
    'gate',
    'story',
    'guest-list',
    'fixtures',
  ],
  'packages/domain/build-time/': ['drawing', 'schema', 'read', 'faults'],
  'packages/ui/src/': ['theme', 'scenery', 'basics', 'story', 'gate', 'form', 'thank-you'],
  'packages/backend/src/': ['embedded', 'firebase', 'rules'],
  'packages/backend/src/firebase/': ['errors', 'session', 'replies', 'links'],
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
  'apps/hosts/src/': [
    'model',
    'context',
    'controls',
    'links',
    'edit',
    'fields',
    'sign-in',
    'pages',
    'shell',
  ],
  'apps/hosts/src/model/': [
    'text',
    'store',
    'people',
    'search',
    'changes',
    'spreadsheet',
    'backend',
  ],
  'apps/studio/src/': ['server', 'store', 'form', 'pages'],
  'tooling/vite/src/': ['content', 'check', 'settings', 'hosting', 'bundle', 'page', 'dev'],
  'tooling/content/src/': ['files', 'photos', 'edit'],
  'tooling/bench/src/': ['report', 'browser', 'sizes', 'waits', 'hosts'],
  'tooling/emulators/src/': ['browsers', 'relays'],
  'tooling/e2e/src/': [
    'docs',
    'refused-apis',
    'engines',
    'oldest-browsers',
    'contents',
    'hosts',
    'translated',
    'emulators',
    'journeys',
    'rehearsal',
    'swap',
  ],
};

/** The most things that a room may have: with more, nobody finds anything. */
const MOST_THINGS = 14;
/** Rooms whose things are not counted: a page is an address, and fixtures and specs are a file each. */
const UNCOUNTED = ['pages', 'fixtures', 'tooling/e2e/src/'];

/** The most lines of a file: with more, it has several jobs. */
const MOST_LINES = 250;
/** Data, not code: sentences for people, and the values of the content with theirs. */
const DATA = /\/words\/|\/schema\/schema\.ts$/;

const OUTSIDE_BUILDS = /\.test\.|\.stories\.|\btesting\//;

const roomOf = (path: string) => path.split('/', 1)[0] ?? '';
const folderOf = (path: string) => (roomOf(path) === 'pages' ? dirname(path) : roomOf(path));
/** The thing that a file belongs to: a folder, or a file with its styles. */
const thingOf = (path: string) => path.slice(roomOf(path).length + 1).replace(/[/.].*/, '');

describe.each(Object.entries(HOUSES))('In %s', (house, rooms) => {
  const paths = filesWith(/\.tsx?$/)
    .filter((path) => path.startsWith(house) && !OUTSIDE_BUILDS.test(path))
    .map((path) => path.slice(house.length));
  const files = paths.filter((path) => path.includes('/'));

  const importsOf = (path: string) =>
    [...textOf(house + path).matchAll(/(?:from|import)[ (]'(\.[^']*)'/g)]
      .map(([, imported = '']) => normalize(join(dirname(path), imported)))
      .filter((imported) => imported.includes('/') && !imported.startsWith('../'));

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

  it.skipIf(UNCOUNTED.includes(house))(`has at most ${MOST_THINGS} things`, () => {
    const things = new Set(paths.map((path) => path.replace(/[/.].*/, '')));
    expect([...things].slice(MOST_THINGS)).toEqual([]);
  });

  it.each(rooms.filter((room) => !UNCOUNTED.includes(room)))(
    `%s has at most ${MOST_THINGS} things`,
    (room) => {
      const things = new Set(files.filter((path) => roomOf(path) === room).map(thingOf));
      expect([...things].slice(MOST_THINGS)).toEqual([]);
    },
  );
});

it(`no file of code has more than ${MOST_LINES} lines`, () => {
  const code = filesWith(/^(apps|packages|tooling)\/.*\.tsx?$/).filter(
    (path) => !OUTSIDE_BUILDS.test(path) && !/\.spec\./.test(path) && !DATA.test(path),
  );
  const long = code.filter((path) => textOf(path).trimEnd().split('\n').length > MOST_LINES);
  expect(long).toEqual([]);
});

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURES } from '@invitation/vite/content/folder';
import { temporaryFolder } from '@invitation/vite/testing/temporary-folder';
import { beforeEach, expect, it } from 'vitest';
import { type ContentFolder, openContentFolder } from './content-folder';

let folder: string;
let content: ContentFolder;
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(FIXTURES, folder, { recursive: true, filter: (path) => !path.endsWith('pictures') });
  content = openContentFolder(folder);
});

const all = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name),
        readFileSync(join(parentPath, name), 'latin1'),
      ]),
  );

it('takes back what was done, step by step, to the byte', async () => {
  const states = [all()];
  await content.write('one', new Map([['celebration.yaml', 'hosts: X\n']]));
  states.push(all());
  await content.write(
    'two',
    new Map([
      ['days/sunday.yaml', null],
      ['pictures/a.avif', Buffer.from([0, 255, 7])],
    ]),
  );
  expect(existsSync(join(folder, 'days/sunday.yaml'))).toBe(false);
  await content.undo();
  expect(all()).toEqual(states[1]);
  expect(content.undoLabel()).toBe('one');
  await content.undo();
  expect(all()).toEqual(states[0]);
  expect(content.undoLabel()).toBeNull();
  await content.undo();
});

it('takes the keystrokes in one value back at once', async () => {
  const before = all();
  for (const text of ['N', 'No', 'Nor'])
    await content.write('hosts', new Map([['album.yaml', text]]), 'typing');
  await content.undo();
  expect(all()).toEqual(before);
});

it('takes back one of two quick actions of one name', async () => {
  await content.write('Move a up', new Map([['album.yaml', 'once']]));
  const before = all();
  await content.write('Move a up', new Map([['album.yaml', 'twice']]));
  await content.undo();
  expect(all()).toEqual(before);
});

it('counts each time that the address of a picture shows something else', async () => {
  const crop = (text: string | null) => content.write('Crop', new Map([['pictures/a.webp', text]]));
  const counts: number[] = [];
  for (const step of [
    () => crop('one'),
    () => crop('two'),
    () => content.undo(),
    () => content.write('hosts', new Map([['celebration.yaml', 'hosts: X\n']])),
    () => crop(null),
  ]) {
    await step();
    counts.push(content.pictureChanges());
  }
  expect(counts).toEqual([0, 1, 2, 2, 3]);
});

it('keeps what an editor has changed since', async () => {
  await content.write('one', new Map([['album.yaml', 'mine']]));
  writeFileSync(join(folder, 'album.yaml'), 'of the editor');
  await expect(content.undo()).rejects.toThrow(
    'album.yaml was changed outside of this page since.',
  );
  expect(readFileSync(join(folder, 'album.yaml'), 'utf8')).toBe('of the editor');
});

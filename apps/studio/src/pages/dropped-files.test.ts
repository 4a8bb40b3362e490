import { expect, it } from 'vitest';
import { droppedFiles } from './dropped-files';

const fileEntry = (name: string) => ({
  isFile: true,
  file: (resolve: (file: File) => void) => resolve(new File([], name)),
});
/** It gives its entries in several lists, as Chromium does. */
const folderEntry = (...lists: readonly (readonly object[])[]) => ({
  isFile: false,
  createReader: () => {
    const rest = [...lists];
    return { readEntries: (resolve: (some: unknown) => void) => resolve(rest.shift() ?? []) };
  },
});
/** What is dropped: entries of a file system, and files without one. */
const dropped = async (entries: readonly (object | null)[], names: readonly string[] = []) => {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const files = names.map((name) => new File([], name));
  const found = await droppedFiles({ items, files } as unknown as DataTransfer);
  return found.map(({ name }) => name);
};

it('finds all photographs of a dropped folder, and none of the hidden files beside them', async () => {
  const inner = folderEntry([fileEntry('c.jpg'), fileEntry('Thumbs.db')]);
  const lists = [
    [fileEntry('a.jpg'), fileEntry('.DS_Store')],
    [fileEntry('b.jpg'), inner],
  ];
  expect(await dropped([folderEntry(...lists), fileEntry('d.jpg')])).toEqual([
    'a.jpg',
    'b.jpg',
    'c.jpg',
    'd.jpg',
  ]);
});

it('takes files that are in no file system, such as a picture of another page', async () => {
  expect(await dropped([null], ['e.jpg'])).toEqual(['e.jpg']);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@invitation/vite/testing/temporary-folder';
import { beforeEach, expect, it } from 'vitest';
import { replaceAll, withStaging } from './replace-files';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'a'), 'old');
});

const replaceFiles = (files: ReadonlyMap<string, string>, folder: string): Promise<void> =>
  withStaging(folder, (staging) =>
    replaceAll(
      [...files].map(([path, text], index) => {
        const next = join(staging, `new-${index}`);
        writeFileSync(next, text);
        return [next, path];
      }),
      staging,
    ),
  );

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

it('replaces and creates files', async () => {
  await replaceFiles(
    new Map([
      [join(folder, 'a'), 'new'],
      [join(folder, 'b'), 'created'],
    ]),
    folder,
  );
  expect(readdirSync(folder)).toEqual(['a', 'b']);
  expect([textOf('a'), textOf('b')]).toEqual(['new', 'created']);
});

it('replaces none if one cannot be written', async () => {
  const files = new Map([
    [join(folder, 'a'), 'new'],
    [join(folder, 'b'), 'created'],
    [join(folder, 'missing/c'), 'x'],
  ]);
  await expect(replaceFiles(files, folder)).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual(['a']);
  expect(textOf('a')).toBe('old');
});

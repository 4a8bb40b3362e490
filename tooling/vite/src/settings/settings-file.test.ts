import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { fileFault } from './settings-file';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['.env.example', '.env.embedded', 'package.json'])
    writeFileSync(join(folder, name), 'A=1');
});

it('is null for a readable file', () => {
  writeFileSync(join(folder, '.env'), 'A=ü');
  expect(fileFault(folder, '.env')).toBeNull();
});

it('says that the file is missing, and how to show hidden files', () => {
  expect(fileFault(folder, '.env')).toMatch(/^There is no \.env\. Copy \.env\.example .* hidden/);
});

it.each(['.env.txt', 'env', 'env.txt', '.env.example.txt', '.env copy', '_.env'])(
  'names the file that was meant: %s',
  (name) => {
    writeFileSync(join(folder, name), 'A=1');
    expect(fileFault(folder, '.env')).toContain(
      `but ${name}, which nothing reads. Rename it to .env.`,
    );
  },
);

it('says that a file is in another encoding', () => {
  writeFileSync(join(folder, '.env'), Buffer.from('\ufeffA=1', 'utf16le'));
  expect(fileFault(folder, '.env')).toMatch(/^\.env is saved as UTF-16/);
});

import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writePrivateFile } from './private-file';

const disk = vi.hoisted(() => ({ full: false }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const writeOrFail: typeof fs.writeFileSync = (file, text) => {
    fs.writeFileSync(file, disk.full ? `${text}`.slice(0, 1) : text);
    if (disk.full) throw new Error('ENOSPC: no space left on device, write');
  };
  return { ...fs, writeFileSync: writeOrFail };
});

let folder = '';
let file = '';
beforeEach(() => {
  disk.full = false;
  folder = mkdtempSync(join(tmpdir(), 'private-file-'));
  file = join(folder, 'guests.csv');
});
const existing = () => {
  writeFileSync(file, 'old');
  chmodSync(file, 0o644);
};

describe('writePrivateFile', () => {
  it('lets only the owner read the file, even if others could read the replaced file', () => {
    writePrivateFile(file, 'new', false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    existing();
    writePrivateFile(file, 'newer', true);
    expect(readFileSync(file, 'utf8')).toBe('newer');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('does not replace a file without --force', () => {
    existing();
    expect(() => writePrivateFile(file, 'new', false)).toThrow(
      /guests.csv exists already\. .* --force/,
    );
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it('keeps the existing file and leaves no other file if the disk is full', () => {
    existing();
    disk.full = true;
    expect(() => writePrivateFile(file, 'new', true)).toThrow(
      /guests.csv could not be written \(ENOSPC/,
    );
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['guests.csv']);
  });

  it('does not replace a folder or a device', () => {
    expect(() => writePrivateFile(folder, 'new', true)).toThrow(/is not a regular file/);
    expect(() => writePrivateFile('/dev/null', 'new', true)).toThrow(/is not a regular file/);
  });

  it('replaces the target of a link, and keeps the link', () => {
    existing();
    const link = join(folder, 'link.csv');
    symlinkSync(file, link);
    writePrivateFile(link, 'new', true);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

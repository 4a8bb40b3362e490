import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stageFiles } from './output-folder';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'output-')), 'invitations');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const stage = (files: Record<string, string>) => stageFiles(folder, new Map(Object.entries(files)));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('replaces files and folders as a whole, and keeps others', () => {
  stage({ 'a.csv': 'old', 'qr/ada.svg': 'old' }).replace();
  writeFileSync(join(folder, 'mine.pdf'), 'mine');
  const staged = stage({ 'a.csv': 'new', 'qr/eve.svg': 'new' });
  expect(read('a.csv')).toBe('old');
  staged.replace();
  expect(readdirSync(folder)).toEqual(['a.csv', 'mine.pdf', 'qr']);
  expect(readdirSync(join(folder, 'qr'))).toEqual(['eve.svg']);
  expect(read('a.csv')).toBe('new');
});

it('leaves nothing behind if the files are discarded', () => {
  stage({ 'a.csv': 'new' }).discard();
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps all old files if one cannot be replaced', () => {
  stage({ 'a.csv': 'old', 'b.csv': 'old' }).replace();
  const staged = stage({ 'a.csv': 'new', 'b.csv': 'new' });
  const [temporary = ''] = readdirSync(folder).filter((name) => name.startsWith('.new-'));
  // A folder in the place of the old file's backup.
  mkdirSync(join(folder, temporary, 'old', 'b.csv', 'x'), { recursive: true });
  expect(() => staged.replace()).toThrow(`The files in ${folder} could not be written`);
  expect([read('a.csv'), read('b.csv')]).toEqual(['old', 'old']);
  expect(readdirSync(folder)).toEqual(['a.csv', 'b.csv']);
});

it('reports a folder that cannot be written', () => {
  writeFileSync(folder, '');
  expect(() => stage({ 'a.csv': 'new' })).toThrow('could not be written (EEXIST');
});

import { execFileSync } from 'node:child_process';
import { cpSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { FIXTURES } from './folder';
import { revisedAt } from './revised-at';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(join(FIXTURES, 'days'), join(folder, 'days'), { recursive: true });
  cpSync(join(FIXTURES, 'celebration.yaml'), join(folder, 'celebration.yaml'));
});

const git = (args: string, date = '') =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args.split(' ')], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });

it('The days are as new as their last commit, whatever else was committed since', () => {
  git('init --quiet');
  git('add .');
  git('commit --quiet -m first', '2026-05-01T10:00:00Z');
  writeFileSync(join(folder, 'album.yaml'), '');
  git('add .');
  git('commit --quiet -m second', '2026-06-01T10:00:00Z');
  expect(revisedAt(folder)).toBe('2026-05-01T10:00:00Z');
});

it('A day that is changed by hand is as new as its file, with and without git', () => {
  for (const file of ['celebration.yaml', 'days/friday.yaml', 'days/sunday.yaml'])
    utimesSync(join(folder, file), 0, Date.parse('2026-01-01T00:00:00Z') / 1000);
  utimesSync(join(folder, 'days/saturday.yaml'), 0, Date.parse('2026-07-01T00:00:00Z') / 1000);
  expect(revisedAt(folder)).toBe('2026-07-01T00:00:00Z');
  git('init --quiet');
  git('add .');
  expect(revisedAt(folder)).toBe('2026-07-01T00:00:00Z');
});

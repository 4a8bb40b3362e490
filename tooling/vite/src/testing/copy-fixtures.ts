import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIXTURES } from '../content-folder';

/** A temporary copy of the fixtures. */
export interface FixturesCopy {
  /** The content folder. The modules that it imports are copied too. */
  readonly folder: string;
  readonly remove: () => void;
}

export function copyFixtures(): FixturesCopy {
  const domain = dirname(dirname(FIXTURES));
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'content-')));
  // `dayData` finds the days' files by this path.
  const copy = join(root, 'domain');
  cpSync(join(domain, 'src'), join(copy, 'src'), { recursive: true });
  symlinkSync(join(domain, 'node_modules'), join(copy, 'node_modules'));
  return { folder: join(copy, 'src/fixtures'), remove: () => rmSync(root, { recursive: true }) };
}

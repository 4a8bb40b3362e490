import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './folder';

const isInCalendars = (file: string) => /^(celebration|days\/.*)\.yaml$/.test(file);

/** What git prints about files; `null` without git, or outside a repository. */
function git(folder: string, args: readonly string[], files: readonly string[]): string | null {
  try {
    return execFileSync('git', [...args, '--', ...files], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** When the days last changed, by commit or else by file: UTC, e.g. `2026-02-02T09:00:00Z`. In a shallow clone it may be too late. */
export function revisedAt(contentFolder: string): string {
  const files = sourceFiles(contentFolder).filter(isInCalendars);
  const isCommitted = git(contentFolder, ['status', '--porcelain'], files) === '';
  const committed = isCommitted && git(contentFolder, ['log', '-1', '--format=%cI'], files);
  const times = committed
    ? [Date.parse(committed)]
    : files.map((file) => statSync(join(contentFolder, file)).mtimeMs);
  return `${new Date(Math.max(...times)).toISOString().slice(0, 19)}Z`;
}

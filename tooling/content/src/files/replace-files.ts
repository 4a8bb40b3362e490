import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a temporary folder on the disk of another one, and removes it after the task or with the process. */
export async function withStaging<Result>(
  folder: string,
  task: (staging: string) => Result,
): Promise<Awaited<Result>> {
  const staging = mkdtempSync(join(folder, '.staging-'));
  const remove = () => rmSync(staging, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    return await task(staging);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * Moves new files or folders to their places, all or none. Synchronous on purpose, so a signal cannot interrupt it.
 *
 * @param staging a folder on the disk of the targets, for the old ones
 */
export function replaceAll(
  replacements: readonly (readonly [from: string, to: string])[],
  staging: string,
): void {
  const undo: (() => void)[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.unshift(() => renameSync(to, from));
  };
  try {
    for (const [index, [from, to]] of replacements.entries()) {
      if (existsSync(to)) move(to, join(staging, `old-${index}`));
      move(from, to);
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}

import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces files, all or none. Nothing here waits, so that a signal does not stop it halfway.
 *
 * @param folder is on the disk of the files, so that a rename is enough
 */
export function replaceFiles(files: ReadonlyMap<string, string>, folder: string): void {
  const staging = mkdtempSync(join(folder, '.customize-'));
  const undo: (() => void)[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.unshift(() => renameSync(to, from));
  };
  try {
    const entries = [...files].map(([path, text], index) => ({
      path,
      text,
      next: join(staging, `${index}.new`),
      old: join(staging, `${index}.old`),
    }));
    for (const { next, text } of entries) writeFileSync(next, text);
    for (const { path, next, old } of entries) {
      if (existsSync(path)) move(path, old);
      move(next, path);
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

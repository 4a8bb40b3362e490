import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EXIT, HostError, messageOf } from '../errors';

/** New files in a temporary folder, to replace the old ones. */
export interface StagedFiles {
  /** Replaces all files, or none. Other files of the folder stay. */
  readonly replace: () => void;
  readonly discard: () => void;
}

const writeError = (folder: string, cause: unknown) =>
  new HostError(
    `The files in ${folder} could not be written (${messageOf(cause)}). Free space on the disk, close programs that have the files open, then try again.`,
    EXIT.failure,
    { cause },
  );

/** Nothing here waits, so that a signal does not stop it halfway. */
function replaceAll(folder: string, staging: string, backup: string): void {
  const undo: (() => void)[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.unshift(() => renameSync(to, from));
  };
  try {
    for (const name of readdirSync(staging)) {
      const target = join(folder, name);
      if (existsSync(target)) move(target, join(backup, name));
      move(join(staging, name), target);
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}

/**
 * Writes files that other users of this computer cannot read into a temporary folder.
 *
 * @param folder the later place of the files
 * @param files texts by relative path; a folder among them replaces the old one as a whole
 * @throws HostError if a file cannot be written
 */
export function stageFiles(folder: string, files: ReadonlyMap<string, string>): StagedFiles {
  let temporary: string | undefined;
  const discard = () => temporary && rmSync(temporary, { recursive: true, force: true });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // On the same disk, so that a rename is enough in the end.
    temporary = mkdtempSync(join(folder, '.new-'));
    const staging = join(temporary, 'new');
    const backup = join(temporary, 'old');
    mkdirSync(backup);
    for (const [path, text] of files) {
      mkdirSync(dirname(join(staging, path)), { recursive: true });
      writeFileSync(join(staging, path), text, { mode: 0o600 });
    }
    return {
      discard,
      replace() {
        try {
          replaceAll(folder, staging, backup);
        } catch (cause) {
          throw writeError(folder, cause);
        } finally {
          discard();
        }
      },
    };
  } catch (cause) {
    discard();
    throw writeError(folder, cause);
  }
}

import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { EXIT, HostError, messageOf } from './errors';

/** Throws a HostError if a file may not be written. With `force`, it may replace a regular file. */
export function checkTarget(file: string, force: boolean): void {
  if (!existsSync(file)) return;
  if (!statSync(file).isFile()) {
    throw new HostError(`${file} is not a regular file. Name another file.`);
  }
  if (!force) {
    throw new HostError(`${file} exists already. Name another file, or add --force to replace it.`);
  }
}

/**
 * Writes a file that other users of this computer cannot read. A failure does not change an existing file.
 *
 * @throws HostError if the file cannot be written, or exists and may not be replaced
 */
export function writePrivateFile(file: string, text: string, force: boolean): void {
  checkTarget(file, force);
  const target = existsSync(file) ? realpathSync(file) : file;
  // With the same extension, Git ignores the temporary file too.
  const temporary = join(dirname(target), `.rsvps-${randomUUID()}${extname(target)}`);
  try {
    const descriptor = openSync(temporary, 'wx', 0o600);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, target);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw new HostError(
      `${file} could not be written (${messageOf(cause)}). Free space on the disk, or name another file.`,
      EXIT.failure,
      { cause },
    );
  }
}

import { fstatSync, writeFileSync } from 'node:fs';
import { EXIT, HostError, messageOf } from './errors';

const STDOUT = 1;

function writeOutput(text: string): Promise<void> {
  // A stream does not report a partial write to a full disk.
  if (fstatSync(STDOUT).isFile()) return Promise.resolve(writeFileSync(STDOUT, text));
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Prints a line to the standard output. Throws a HostError if that fails, e.g. because a disk is full. */
export async function print(text: string): Promise<void> {
  try {
    await writeOutput(`${text}\n`);
  } catch (cause) {
    // A reader such as `head` has closed the pipe.
    if ((cause as NodeJS.ErrnoException).code === 'EPIPE') return;
    throw new HostError(
      `The output could not be written completely (${messageOf(cause)}). Free space on the disk, or write the output to another place.`,
      EXIT.failure,
      { cause },
    );
  }
}

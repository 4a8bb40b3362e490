import { fstatSync, writeFileSync } from 'node:fs';
import { EXIT, HostError, messageOf } from './errors';

const STDOUT = 1;

function writeOutput(text: string): Promise<void> {
  // A stream ignores that a full disk took only a part of the text.
  if (fstatSync(STDOUT).isFile()) return Promise.resolve(writeFileSync(STDOUT, text));
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Prints a text and a line break to the standard output.
 *
 * @throws HostError if the output takes no more, for example because a disk is full
 */
export async function print(text: string): Promise<void> {
  try {
    await writeOutput(`${text}\n`);
  } catch (cause) {
    // A reader such as `head` that has read enough is no failure.
    if ((cause as NodeJS.ErrnoException).code === 'EPIPE') return;
    throw new HostError(
      `The output could not be written completely (${messageOf(cause)}). Make room on the disk, or send the output elsewhere.`,
      EXIT.failure,
      { cause },
    );
  }
}

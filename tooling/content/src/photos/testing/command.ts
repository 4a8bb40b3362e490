import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../../photos.ts', import.meta.url));

/** Runs the command in a separate process. */
export async function runCommand(
  given: readonly string[],
  onOutput?: (child: ChildProcess) => void,
) {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, ...given]);
  child.stdout.on('data', () => onOutput?.(child));
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output, errors };
}

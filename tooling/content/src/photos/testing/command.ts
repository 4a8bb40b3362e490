import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../../photos.ts', import.meta.url));

/** Runs the command in a separate process. */
export async function runCommand(
  given: readonly string[],
  onOutput?: (child: ChildProcess) => void,
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, ...given]);
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output += data;
    onOutput?.(child);
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}

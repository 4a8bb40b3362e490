import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(
  new URL('../../node_modules/@invitation/rsvps/bin/rsvps.mjs', import.meta.url),
);

/** Runs the hosts' command on the emulators of this run. Resolves to its output. */
export const runRsvps = (...given: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [COMMAND, ...given, '--emulator', '--project', 'demo-invitation'],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, out) => (error ? reject(error) : resolve(out)),
    );
  });

import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../bin/rsvps.mjs', import.meta.url));

/** The command's working directory, and the folder for files of tests. */
export const folder = mkdtempSync(join(tmpdir(), 'rsvps-'));

/** The exit code and the output of a process. */
export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the hosts' command without a terminal.
 *
 * @param stdout a file descriptor for the output, or `pipe` for the result's `out`
 */
export const runRsvps = (
  given: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  stdout: number | 'pipe' = 'pipe',
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...given], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', stdout, 'pipe'],
    });
    const output = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output.out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output.err += text;
    });
    child.on('close', (code) => resolve({ code, ...output }));
  });

/** Returns a function that runs the command in a project of the emulators. */
export const inProject =
  (project: string) =>
  (...given: string[]): Promise<CommandResult> =>
    runRsvps([...given, '--emulator', '--project', project]);

/** Runs the command without the emulators. */
export const runHosted = (given: readonly string[], environment: NodeJS.ProcessEnv) =>
  runRsvps(given, {
    FIRESTORE_EMULATOR_HOST: '',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    HOME: folder,
    ...environment,
  });

import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../bin/rsvps.mjs', import.meta.url));

/** The folder that the command runs in, and for the tests' files. */
export const folder = mkdtempSync(join(tmpdir(), 'rsvps-'));

/** How a process ended, and what it printed. */
export interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the hosts' command as a person would, without a terminal.
 *
 * @param stdout a file descriptor to print to, in place of the result's `out`
 */
export const rsvps = (
  given: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  stdout: number | 'pipe' = 'pipe',
): Promise<Result> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...given], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', stdout, 'pipe'],
    });
    const printed = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed.out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed.err += text;
    });
    child.on('close', (code) => resolve({ code, ...printed }));
  });

/** Runs the command against the emulators, in a project of its own. */
export const inProject =
  (project: string) =>
  (...given: string[]): Promise<Result> =>
    rsvps([...given, '--emulator', '--project', project]);

/** Runs the command without the variables that name the emulators. */
export const hosted = (given: readonly string[], environment: NodeJS.ProcessEnv) =>
  rsvps(given, {
    FIRESTORE_EMULATOR_HOST: '',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    HOME: folder,
    ...environment,
  });

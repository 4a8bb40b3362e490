import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { connect, type Source } from './connect';
import { csv } from './csv';
import { HostError, hostErrorFor } from './failures';
import { grantHost } from './grant-host';
import { HELP } from './help';
import { readReplies } from './replies';
import { summarize } from './summary';
import { tables } from './tables';

/** Exit codes beside 0 and a failure's 1: a call that cannot be understood, and documents that cannot. */
const MISUSED = 2;
const UNREADABLE = 3;
/** Longest wait for Firebase, in milliseconds. */
const PATIENCE_MS = 30_000;

function understand(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        csv: { type: 'string' },
        json: { type: 'boolean', default: false },
        emulator: { type: 'boolean', default: false },
        project: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (cause) {
    throw new HostError(`${cause instanceof Error ? cause.message : cause}\n\n${HELP}`, MISUSED);
  }
}

/** Ends a wait that would be too long: the SDK itself tries again for minutes. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function writeTable(file: string, text: string): void {
  try {
    // Names and diets are nobody else's business on a shared computer.
    writeFileSync(file, text, { mode: 0o600 });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new HostError(`The table could not be written (${why}). Name another file.`, 1, {
      cause,
    });
  }
}

async function printReplies(
  source: Source,
  { csv: file, json }: { readonly csv?: string | undefined; readonly json: boolean },
): Promise<number> {
  const firestore = getFirestore(connect(source));
  // Without gRPC it starts in half the time; the emulator takes no administrator that way.
  firestore.settings({ preferRest: !source.emulator });
  const replies = await inTime(readReplies(firestore));
  const summary = summarize(replies);
  if (json) console.log(JSON.stringify({ ...summary, ...replies }, null, 2));
  else if (file === undefined) console.log(tables(summary, replies));
  if (file !== undefined) {
    writeTable(file, csv(replies));
    console.error(`Wrote ${replies.replies.length} replies to ${file}.`);
  }
  const { length } = replies.unreadable;
  if (length === 0) return 0;
  console.error(
    `${length} of the documents in "rsvps" ${length === 1 ? 'is no RSVP and was' : 'are no RSVPs and were'} not counted: open ${length === 1 ? 'it' : 'them'} in the Firebase console, by the key that is told here, and mend what is wrong.`,
  );
  return UNREADABLE;
}

/**
 * Runs the hosts' command (B9).
 *
 * @param given the arguments, as typed
 * @returns the exit code
 */
async function run(given: readonly string[]): Promise<number> {
  const { values, positionals } = understand(given);
  const { help, csv, json, emulator, project } = values;
  if (help) {
    console.log(HELP);
    return 0;
  }
  const [command, account, ...more] = positionals;
  if (command === undefined) return printReplies({ emulator, project }, { csv, json });
  if (command !== 'grant-host' || account === undefined || more.length > 0) {
    throw new HostError(`"${positionals.join(' ')}" is nothing to do.\n\n${HELP}`, MISUSED);
  }
  console.log(await inTime(grantHost(getAuth(connect({ emulator, project })), account)));
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const failure = hostErrorFor(error);
  console.error(failure.message);
  process.exitCode = failure.exitCode;
}
// The SDK's open connections would keep the process waiting. What is printed into a pipe is let through first.
process.stdout.write('', () => process.exit());

import { getAuth } from 'firebase-admin/auth';
import { type Call, type CommandName, parseArguments } from './arguments';
import { connect, connectFirestore, withTimeout } from './connect';
import { hostErrorFor } from './errors';
import { grantHost } from './grant-host';
import { HELP } from './help';
import { print } from './print';
import { remove } from './remove';
import { restore } from './restore';
import { revokeHost } from './revoke-host';
import { parseSelection } from './selection';
import { showSummary } from './show-summary';

async function changeHost(change: typeof grantHost, { operand, options }: Call): Promise<number> {
  await print(await withTimeout(change(getAuth(connect(options)), operand)));
  return 0;
}

/** Runs each command, and returns its exit code. */
const RUN: Record<CommandName, (call: Call) => Promise<number>> = {
  summary: ({ options }) => showSummary(connectFirestore(options), options),
  'grant-host': (call) => changeHost(grantHost, call),
  'revoke-host': (call) => changeHost(revokeHost, call),
  remove: ({ options }) => remove(parseSelection(options), connectFirestore(options), options),
  restore: ({ operand, options }) => restore(connectFirestore(options), operand, options.force),
};

async function run(given: readonly string[]): Promise<number> {
  const call = parseArguments(given);
  if (!call.options.help) return RUN[call.command](call);
  await print(HELP);
  return 0;
}

// Without a listener, a failed write would end the process before `print` reports it.
process.stdout.on('error', () => undefined);
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const { message, exitCode } = hostErrorFor(error);
  console.error(message);
  process.exitCode = exitCode;
}
// Open connections of the SDK would keep the process alive.
process.stderr.write('', () => process.exit());

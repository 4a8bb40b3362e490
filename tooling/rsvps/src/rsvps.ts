import { getAuth } from 'firebase-admin/auth';
import { addHost, checkEmail } from './add-host';
import { type CommandLine, type CommandName, parseArguments } from './arguments';
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

async function changeHost(
  change: typeof grantHost,
  { operand, options }: CommandLine,
): Promise<number> {
  await print(await withTimeout(change(getAuth(connect(options)), operand)));
  return 0;
}

const removeHost: typeof revokeHost = async (auth, email) => {
  checkEmail(email);
  return revokeHost(auth, email);
};

/** Each command returns its exit code. */
const COMMANDS: Record<CommandName, (commandLine: CommandLine) => Promise<number>> = {
  summary: ({ options }) => showSummary(connectFirestore(options), options),
  'add-host': (commandLine) => changeHost(addHost, commandLine),
  'remove-host': (commandLine) => changeHost(removeHost, commandLine),
  'grant-host': (commandLine) => changeHost(grantHost, commandLine),
  'revoke-host': (commandLine) => changeHost(revokeHost, commandLine),
  remove: ({ options }) => remove(parseSelection(options), connectFirestore(options), options),
  restore: ({ operand, options }) => restore(connectFirestore(options), operand, options.force),
};

async function run(given: readonly string[]): Promise<number> {
  const commandLine = parseArguments(given);
  if (!commandLine.options.help) return COMMANDS[commandLine.command](commandLine);
  await print(HELP);
  return 0;
}

// Without a listener, a failed write ends the process before `print` reports it.
process.stdout.on('error', () => undefined);
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const { message, exitCode } = hostErrorFor(error);
  console.error(message);
  process.exitCode = exitCode;
}
// Open connections of the SDK keep the process alive.
process.stderr.write('', () => process.exit());

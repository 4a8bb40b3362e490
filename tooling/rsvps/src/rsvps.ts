import { type CommandLine, type CommandName, parseArguments } from './arguments';
import { connectFirestore } from './connect';
import { hostErrorFor } from './errors';
import { HELP } from './help';
import { print } from './print';
import { remove } from './remove';
import { restore } from './restore';
import { parseSelection } from './selection';
import { showSummary } from './show-summary';

/** Each command returns its exit code. */
const COMMANDS: Record<CommandName, (commandLine: CommandLine) => Promise<number>> = {
  summary: ({ options }) => showSummary(connectFirestore(options), options),
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

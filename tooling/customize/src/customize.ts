import { CustomizeError, EXIT, messageOf } from './errors';
import { run } from './run';

// With a handler, a signal waits until all files are replaced.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(EXIT.interrupted));
}
// A closed pipe, such as that of `head`, ends the output but not the work.
process.stdout.on('error', () => undefined);
try {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  await run(process.argv.slice(2), isTerminal ? {} : null, console.log);
} catch (error) {
  console.error(
    error instanceof CustomizeError
      ? error.message
      : `An unexpected error occurred. Nothing was written. ${messageOf(error)}`,
  );
  process.exitCode = error instanceof CustomizeError ? error.exitCode : EXIT.failure;
}

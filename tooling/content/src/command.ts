import { type ParseArgsConfig, parseArgs } from 'node:util';

export const EXIT = {
  failure: 1,
  usage: 2,
  /** Ctrl+C: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;

/** An error with a message for a host: what happened, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.failure) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export function parseOptions<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CommandError(messageOf(error), EXIT.usage);
  }
}

/**
 * Runs a command that writes all its files at once in the end, and waits for nothing after that. So a signal finds either
 * nothing written, or a command that has ended.
 *
 * @param unchanged the sentence that says that nothing was written
 */
export async function runCommand(
  run: (given: string[]) => Promise<void>,
  unchanged: string,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      console.error(`Interrupted. ${unchanged}`);
      process.exit(EXIT.interrupted);
    });
  }
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    const isKnown = error instanceof CommandError;
    const message = isKnown ? error.message : `An unexpected error occurred. ${messageOf(error)}`;
    console.error(`${message}\n${unchanged}`);
    process.exitCode = isKnown ? error.exitCode : EXIT.failure;
  }
}

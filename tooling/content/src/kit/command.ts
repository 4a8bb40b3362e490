import { parseArgs } from 'node:util';

export const EXIT = {
  failure: 1,
  /** The arguments are not valid. */
  usage: 2,
  /** Ctrl+C: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;

/** An error with a message for a host: what happened, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.failure, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const usageError = (message: string, usage: string, cause?: unknown) =>
  new CommandError(`${message}\n${usage}`, EXIT.usage, { cause });

type Option =
  | { readonly type: 'string'; readonly multiple?: boolean }
  | { readonly type: 'boolean'; readonly short?: string; readonly default: false };

/** @throws CommandError with the usage if an option is unknown, given twice or empty */
export function parseOptions<const Options extends Record<string, Option>>(
  given: readonly string[],
  options: Options,
  usage: string,
  allowPositionals: boolean,
) {
  const parse = () => parseArgs({ args: [...given], allowPositionals, tokens: true, options });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (cause) {
    // Node adds hints, which fit no command of this project.
    const message = messageOf(cause).replace(/^(Un\w+ \w+ '.*?').*$/s, '$1.');
    throw usageError(message.replace(/[^.]$/, '$&.'), usage, cause);
  }
  const { tokens } = parsed;
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = names.find((name, index) => {
    const option = options[name];
    return !(option?.type === 'string' && option.multiple) && names.indexOf(name) !== index;
  });
  if (repeated) throw usageError(`--${repeated} is given twice. Use it once.`, usage);
  if (tokens.some((token) => token.kind !== 'option-terminator' && token.value === '')) {
    throw usageError('An argument is empty. Check the quotes.', usage);
  }
  return parsed;
}

/** @param unchanged the sentence that says that nothing was written */
export async function runCommand(
  run: (given: readonly string[], signal: AbortSignal) => Promise<void>,
  unchanged: string,
): Promise<void> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interruption.abort());
  }
  // A closed pipe, such as that of `head`, ends the output but not the work.
  process.stdout.on('error', () => undefined);
  try {
    await run(process.argv.slice(2), interruption.signal);
  } catch (error) {
    const known = error instanceof CommandError;
    if (interruption.signal.aborted) console.error(`Interrupted. ${unchanged}`);
    else {
      console.error(
        known ? error.message : `An unexpected error occurred. ${unchanged} ${messageOf(error)}`,
      );
    }
    process.exitCode = interruption.signal.aborted
      ? EXIT.interrupted
      : known
        ? error.exitCode
        : EXIT.failure;
  }
}

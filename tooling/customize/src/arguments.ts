import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CustomizeError, EXIT, messageOf } from './errors';
import { USAGE } from './help';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OPTIONS = {
  answers: { type: 'string' },
  'sdk-config': { type: 'string' },
  template: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** A valid command line. All paths are absolute. */
export interface CommandLine {
  readonly answers: string | undefined;
  readonly sdkConfig: string | undefined;
  readonly template: string | undefined;
  readonly dryRun: boolean;
  readonly root: string;
  readonly help: boolean;
}

const usageError = (message: string, cause?: unknown) =>
  new CustomizeError(`${message}\n${USAGE}`, EXIT.usage, { cause });

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS });
  } catch (cause) {
    // Node adds hints for positional arguments, and this command has none.
    throw usageError(messageOf(cause).replace(/^(Un\w+ \w+ '.*?').*$/s, '$1.'), cause);
  }
}

/**
 * Parses the command line. Does not look at any file.
 *
 * @throws CustomizeError with the usage if it is not valid
 */
export function parseArguments(given: readonly string[]): CommandLine {
  const { values } = parse(given);
  if (Object.values(values).includes(''))
    throw usageError('An argument is empty. Check the quotes.');
  const { answers, 'sdk-config': sdkConfig, template, 'dry-run': dryRun, root, help } = values;
  if (template && (answers || sdkConfig || dryRun)) {
    throw usageError('--template writes only the file of answers. Use it alone.');
  }
  const absolute = (path: string | undefined) => (path === undefined ? path : resolve(path));
  return {
    answers: absolute(answers),
    sdkConfig: absolute(sdkConfig),
    template: absolute(template),
    dryRun,
    root: resolve(root ?? ROOT),
    help,
  };
}

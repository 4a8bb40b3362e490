import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EXIT, messageOf, PhotosError } from './errors';
import { cropOptions, type Framings } from './framing';
import { USAGE } from './help';
import type { Order } from './order';

const CONTENT = fileURLToPath(new URL('../../../packages/domain/src/content', import.meta.url));
const OPTIONS = {
  'thank-you': { type: 'string' },
  profile: { type: 'string' },
  focus: { type: 'string', multiple: true },
  fit: { type: 'string', multiple: true },
  order: { type: 'string' },
  content: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
const REPEATABLE: readonly string[] = ['focus', 'fit'];

/** A valid command line. All paths are absolute. */
export interface CommandLine {
  readonly folder: string | undefined;
  readonly thankYou: string | undefined;
  readonly profile: string | undefined;
  readonly framings: Framings;
  readonly order: Order;
  readonly content: string;
  readonly help: boolean;
}

/** Appends the usage to a message. */
export const usageError = (message: string, cause?: unknown) =>
  new PhotosError(`${message}\n${USAGE}`, EXIT.usage, { cause });

const parseOptions = (given: readonly string[]) =>
  parseArgs({ args: [...given], allowPositionals: true, tokens: true, options: OPTIONS });

function parse(given: readonly string[]): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(given);
  } catch (cause) {
    // Node adds a hint for positional arguments that begin with a dash. No folder does.
    const message = messageOf(cause).replace(/^(Unknown option .*?)\. .*/s, '$1.');
    throw usageError(message.replace(/[^.]$/, '$&.'), cause);
  }
}

function parseOrder(order: string): Order {
  if (order === 'time' || order === 'name') return order;
  throw usageError(`--order is "${order}". Use time or name.`);
}

/**
 * Parses the command line. Does not look at any file.
 *
 * @throws PhotosError with the usage if it is not valid
 */
export function parseArguments(given: readonly string[]): CommandLine {
  const { values, positionals, tokens } = parse(given);
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = names.find(
    (name, index) => !REPEATABLE.includes(name) && names.indexOf(name) !== index,
  );
  if (repeated) throw usageError(`--${repeated} is given twice. Use it once.`);
  const empty = tokens.find((token) => token.kind !== 'option-terminator' && token.value === '');
  if (empty) throw usageError('An argument is empty. Check the quotes.');
  const [folder, extra] = positionals;
  if (extra !== undefined) {
    throw usageError(
      `"${extra}" is one argument too many. Name one folder, and put quotes around a name with spaces.`,
    );
  }
  const { help } = values;
  if (!help && folder === undefined && !values['thank-you'] && !values.profile) {
    throw usageError('Name the folder of your photographs.');
  }
  const absolute = (path: string | undefined) => (path === undefined ? path : resolve(path));
  const framings = cropOptions(values.focus ?? [], values.fit ?? []);
  if (typeof framings === 'string') throw usageError(framings);
  return {
    folder: absolute(folder),
    thankYou: absolute(values['thank-you']),
    profile: absolute(values.profile),
    framings,
    order: parseOrder(values.order ?? 'time'),
    content: resolve(values.content ?? CONTENT),
    help,
  };
}

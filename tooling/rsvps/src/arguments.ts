import { parseArgs } from 'node:util';
import { EXIT, HostError, messageOf } from './errors';

const OPTIONS = {
  csv: { type: 'string' },
  json: { type: 'boolean', default: false },
  key: { type: 'string', multiple: true },
  name: { type: 'string' },
  'name-contains': { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  backup: { type: 'string' },
  yes: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  emulator: { type: 'boolean', default: false },
  project: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The operand and the options of each command, without the common options. */
const COMMANDS = {
  summary: { options: ['csv', 'json', 'force'] },
  remove: {
    options: ['key', 'name', 'name-contains', 'since', 'until', 'backup', 'yes', 'force'],
  },
  restore: { operand: 'FILE', options: ['force'] },
} as const satisfies Record<string, { operand?: string; options: readonly string[] }>;
const COMMON_OPTIONS: readonly string[] = ['emulator', 'project', 'help'];

export type CommandName = keyof typeof COMMANDS;
export type Options = ReturnType<typeof parseOptions>['values'];
/** A valid command line. */
export interface CommandLine {
  readonly command: CommandName;
  /** Empty if the command has none. */
  readonly operand: string;
  readonly options: Options;
}

const SEE_HELP = '`npx pnpm rsvps --help` describes them.';
const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
const usageError = (message: string, cause?: unknown) =>
  new HostError(message, EXIT.usage, { cause });

const parseOptions = (given: readonly string[]) =>
  parseArgs({ args: [...given], allowPositionals: true, tokens: true, options: OPTIONS });

function parse(given: readonly string[]): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(given);
  } catch (cause) {
    // Node adds a hint for positional arguments that begin with a dash. No command has any.
    const message = messageOf(cause).replace(/^(Unknown option .*?)\. .*/s, '$1.');
    throw usageError(`${message}\n\`npx pnpm rsvps --help\` describes the options.`, cause);
  }
}

/**
 * Parses the command line.
 *
 * @throws HostError if it is not valid. A repeated option is an error, because it could change what is removed
 */
export function parseArguments(given: readonly string[]): CommandLine {
  const { values, positionals, tokens } = parse(given);
  const [command = 'summary', operand, ...more] = positionals;
  if (values.help) return { command: 'summary', operand: '', options: values };
  if (!isCommand(command)) {
    const names = Object.keys(COMMANDS).join(', ');
    throw usageError(`Unknown command "${command}". The commands are: ${names}. ${SEE_HELP}`);
  }
  const allowed: { operand?: string; options: readonly string[] } = COMMANDS[command];
  const seen = new Set<string>();
  for (const { name } of tokens.filter((token) => token.kind === 'option')) {
    if (!allowed.options.includes(name) && !COMMON_OPTIONS.includes(name)) {
      const options = [...allowed.options, ...COMMON_OPTIONS].map((each) => `--${each}`).join(', ');
      throw usageError(
        `The command ${command} has no option --${name}. Its options are: ${options}. ${SEE_HELP}`,
      );
    }
    if (seen.has(name) && name !== 'key')
      throw usageError(`--${name} is given twice. Use it once.`);
    seen.add(name);
  }
  if (allowed.operand !== undefined && !operand) {
    throw usageError(
      `The command ${command} needs one more argument: npx pnpm rsvps ${command} ${allowed.operand}`,
    );
  }
  const extra = allowed.operand === undefined ? operand : more[0];
  if (extra !== undefined) {
    throw usageError(
      `"${extra}" is one argument too many for the command ${command}. Put quotes around an argument with spaces.`,
    );
  }
  return { command, operand: operand ?? '', options: values };
}

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

/** What each command takes besides the options that all of them take. */
const COMMANDS = {
  summary: { options: ['csv', 'json', 'force'] },
  'grant-host': { operand: 'ACCOUNT', options: [] },
  'revoke-host': { operand: 'ACCOUNT', options: [] },
  remove: {
    options: ['key', 'name', 'name-contains', 'since', 'until', 'backup', 'yes', 'force'],
  },
  restore: { operand: 'FILE', options: ['force'] },
} as const satisfies Record<string, { operand?: string; options: readonly string[] }>;
const COMMON: readonly string[] = ['emulator', 'project', 'help'];

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS;
/** The values of all options. */
export type Options = ReturnType<typeof parseOptions>['values'];
/** A valid command line. */
export interface Call {
  readonly command: CommandName;
  /** Empty if the command takes none. */
  readonly operand: string;
  readonly options: Options;
}

const SEE_HELP = '`npx pnpm rsvps --help` describes them.';
const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
const misuse = (message: string, cause?: unknown) => new HostError(message, EXIT.misuse, { cause });

const parseOptions = (given: readonly string[]) =>
  parseArgs({ args: [...given], allowPositionals: true, tokens: true, options: OPTIONS });

function parse(given: readonly string[]): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(given);
  } catch (cause) {
    // Node adds advice on arguments that begin with a dash, which no command takes.
    const message = messageOf(cause).replace(/^(Unknown option .*?)\. .*/s, '$1.');
    throw misuse(`${message}\n\`npx pnpm rsvps --help\` describes the options.`, cause);
  }
}

/**
 * Parses the command line.
 *
 * @throws HostError if it is not valid: an option that is given twice by mistake must not change what is removed
 */
export function parseArguments(given: readonly string[]): Call {
  const { values, positionals, tokens } = parse(given);
  const [command = 'summary', operand, ...more] = positionals;
  if (values.help) return { command: 'summary', operand: '', options: values };
  if (!isCommand(command)) {
    const names = Object.keys(COMMANDS).join(', ');
    throw misuse(`Unknown command "${command}". The commands are: ${names}. ${SEE_HELP}`);
  }
  const allowed: { operand?: string; options: readonly string[] } = COMMANDS[command];
  const seen = new Set<string>();
  for (const { name } of tokens.filter((token) => token.kind === 'option')) {
    if (!allowed.options.includes(name) && !COMMON.includes(name)) {
      const options = [...allowed.options, ...COMMON].map((each) => `--${each}`).join(', ');
      throw misuse(
        `The command ${command} has no option --${name}. Its options are: ${options}. ${SEE_HELP}`,
      );
    }
    if (seen.has(name) && name !== 'key') throw misuse(`--${name} is given twice. Give it once.`);
    seen.add(name);
  }
  if (allowed.operand !== undefined && !operand) {
    throw misuse(
      `The command ${command} needs one more argument: npx pnpm rsvps ${command} ${allowed.operand}`,
    );
  }
  const extra = allowed.operand === undefined ? operand : more[0];
  if (extra !== undefined) {
    throw misuse(
      `"${extra}" is one argument too many for the command ${command}. Put quotes around an argument with spaces.`,
    );
  }
  return { command, operand: operand ?? '', options: values };
}

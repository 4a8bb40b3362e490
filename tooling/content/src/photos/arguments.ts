import { resolve } from 'node:path';
import { CONTENT } from '@invitation/vite/content-folder';
import { parseOptions, usageError } from '../kit/command';
import { cropOptions, type Framings } from './framing';
import { USAGE } from './help';
import type { Order } from './order';

const OPTIONS = {
  'thank-you': { type: 'string' },
  profile: { type: 'string' },
  focus: { type: 'string', multiple: true },
  fit: { type: 'string', multiple: true },
  order: { type: 'string' },
  content: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export interface CommandLine {
  readonly folder: string | undefined;
  readonly thankYou: string | undefined;
  readonly profile: string | undefined;
  readonly framings: Framings;
  readonly order: Order;
  readonly content: string;
  readonly help: boolean;
}

const fault = (message: string) => usageError(message, USAGE);

function parseOrder(order: string): Order {
  if (order === 'time' || order === 'name') return order;
  throw fault(`--order is "${order}". Use time or name.`);
}

/** @throws CommandError with the usage if it is not valid */
export function parseArguments(given: readonly string[]): CommandLine {
  const { values, positionals } = parseOptions(given, OPTIONS, USAGE, true);
  const [folder, extra] = positionals;
  if (extra !== undefined) {
    throw fault(
      `"${extra}" is one argument too many. Name one folder, and put quotes around a name with spaces.`,
    );
  }
  const { help } = values;
  if (!help && folder === undefined && !values['thank-you'] && !values.profile) {
    throw fault('Name the folder of your photographs.');
  }
  const absolute = (path: string | undefined) => (path === undefined ? path : resolve(path));
  const framings = cropOptions(values.focus ?? [], values.fit ?? []);
  if (typeof framings === 'string') throw fault(framings);
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

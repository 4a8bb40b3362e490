import { resolve } from 'node:path';
import { CONTENT } from '@invitation/vite/content/folder';
import { CommandError, EXIT, parseOptions } from '../command';
import type { Framing } from './frame';

const OPTIONS = {
  'thank-you': { type: 'string' },
  profile: { type: 'string' },
  focus: { type: 'string', multiple: true },
  fit: { type: 'string', multiple: true },
  order: { type: 'string', default: 'time' },
  content: { type: 'string', default: CONTENT },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface CommandLine {
  readonly folder: string | undefined;
  readonly thankYou: string | undefined;
  readonly profile: string | undefined;
  /** By the name of the file. The empty name stands for all others. */
  readonly framings: ReadonlyMap<string, Framing>;
  /** By the time of the capture, or by the name of the file. */
  readonly order: 'time' | 'name';
  readonly content: string;
}

const fault = (message: string) => new CommandError(message, EXIT.usage);

/** macOS writes an accent in a file name as a separate character. */
export const normalizeName = (fileName: string): string => fileName.normalize('NFC');

function readFramings(fits: readonly string[] = [], focuses: readonly string[] = []) {
  const framings = new Map<string, Framing>();
  for (const option of fits) {
    const [, file = '', fit] = /^(?:(.+)=)?(cover|contain)$/.exec(option) ?? [];
    if (fit !== 'cover' && fit !== 'contain') {
      throw fault(
        `--fit is "${option}". Use --fit contain, or --fit FILE=contain for one photograph.`,
      );
    }
    framings.set(normalizeName(file), fit);
  }
  for (const option of focuses) {
    const [, file, x, y] = /^(.+)=(\d*\.?\d+),(\d*\.?\d+)$/.exec(option) ?? [];
    const focus = { x: Number(x), y: Number(y) };
    if (file === undefined || focus.x > 1 || focus.y > 1) {
      throw fault(
        `--focus is "${option}". Use FILE=X,Y with two numbers from 0 to 1, e.g. --focus IMG_2041.HEIC=0.3,0.5.`,
      );
    }
    framings.set(normalizeName(file), focus);
  }
  return framings;
}

/** @returns `null` for the help */
export function parseArguments(args: string[]): CommandLine | null {
  const { values, positionals } = parseOptions({ args, options: OPTIONS, allowPositionals: true });
  const { profile, order, content, 'thank-you': thankYou } = values;
  if (values.help) return null;
  const [folder, extra] = positionals;
  if (extra !== undefined) {
    throw fault(
      `"${extra}" is one argument too many. Name one folder, and put quotes around a name with spaces.`,
    );
  }
  if (!folder && !thankYou && !profile) throw fault('Name the folder of your photographs.');
  if (order !== 'time' && order !== 'name') {
    throw fault(`--order is "${order}". Use time or name.`);
  }
  const absolute = (path: string | undefined) => (path ? resolve(path) : undefined);
  return {
    folder: absolute(folder),
    thankYou: absolute(thankYou),
    profile: absolute(profile),
    framings: readFramings(values.fit, values.focus),
    order,
    content: resolve(content),
  };
}

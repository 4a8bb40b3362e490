import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Streams } from '../walk';

export const CTRL_C = '\u0003';

/** A host at a terminal. */
export interface Host extends Required<Streams> {
  /** All that the terminal has shown, without control characters. */
  readonly shown: () => string;
}

/**
 * Answers the questions of a command.
 *
 * @param typed what the host types when a text appears, in this order; Enter to everything else that waits
 */
export function createHost(typed: readonly (readonly [appears: string, types: string])[]): Host {
  const input = new PassThrough();
  const output = new PassThrough();
  const left = [...typed];
  let all = '';
  let seen = 0;
  const answer = () => {
    const fresh = all.slice(seen);
    if (fresh.trim() === '') return;
    seen = all.length;
    const [next] = left;
    if (next && fresh.includes(next[0])) {
      left.shift();
      input.write(next[1]);
    } else input.write('\r');
  };
  output.on('data', (data: Buffer) => {
    all += stripVTControlCharacters(data.toString());
    setTimeout(answer, 5);
  });
  return { input, output, shown: () => all };
}

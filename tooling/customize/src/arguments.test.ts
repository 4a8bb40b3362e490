import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';

describe('parseArguments', () => {
  it('makes paths absolute and has defaults', () => {
    expect(parseArguments(['--answers', 'a.json'])).toEqual({
      answers: resolve('a.json'),
      sdkConfig: undefined,
      template: undefined,
      dryRun: false,
      root: resolve('../..'),
      help: false,
    });
    expect(parseArguments(['-h']).help).toBe(true);
  });

  it.each([
    ['--names', "Unknown option '--names'."],
    ['answers.json', "Unexpected argument 'answers.json'."],
    ['--answers', "Option '--answers <value>' argument missing"],
    ['--answers=', 'An argument is empty.'],
    ['--template a --answers b', '--template writes only the file of answers. Use it alone.'],
    ['--template a --dry-run', '--template writes only the file of answers. Use it alone.'],
  ])('rejects "%s" with the usage', (line, message) => {
    const parse = () => parseArguments(line.split(' '));
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npx pnpm customize');
  });
});

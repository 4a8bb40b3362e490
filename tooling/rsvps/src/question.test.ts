import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ask } from './question';

const answerTo = (typed: string | undefined): Promise<string> => {
  const input = new PassThrough();
  const answer = ask('How many? ', input, new PassThrough());
  if (typed === undefined) input.end();
  else input.write(typed);
  return answer;
};

describe('ask', () => {
  it('returns the answer without spaces around it', async () => {
    expect(await answerTo(' 12 \n')).toBe('12');
  });
  it('returns an empty text at the end of the input', async () => {
    expect(await answerTo(undefined)).toBe('');
  });
});

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';

describe('parseArguments', () => {
  it('makes paths absolute and has defaults', () => {
    expect(parseArguments(['summer', '--thank-you', 'us.jpg'])).toMatchObject({
      folder: resolve('summer'),
      thankYou: resolve('us.jpg'),
      profile: undefined,
      order: 'time',
      framings: new Map(),
      content: resolve('../../packages/domain/content'),
    });
  });

  it('needs no folder for the other pictures or for help', () => {
    expect(parseArguments(['--profile', 'us.jpg'])?.folder).toBeUndefined();
    expect(parseArguments(['-h'])).toBeNull();
  });

  it('reads a framing for each photograph', () => {
    const line = '--fit contain --fit a=b.jpg=cover --focus c.jpg=0,1 --focus d.jpg=.25,0.5';
    expect([...(parseArguments(`summer ${line}`.split(' '))?.framings ?? [])]).toEqual([
      ['', 'contain'],
      ['a=b.jpg', 'cover'],
      ['c.jpg', { x: 0, y: 1 }],
      ['d.jpg', { x: 0.25, y: 0.5 }],
    ]);
  });

  it.each([
    ['', 'Name the folder of your photographs.'],
    ['summer --crop', "Unknown option '--crop'."],
    ['summer -x', "Unknown option '-x'."],
    ['summer autumn', '"autumn" is one argument too many.'],
    ['summer --content', "Option '--content <value>' argument missing"],
    ['--profile=', 'Name the folder of your photographs.'],
    ['summer --order size', '--order is "size". Use time or name.'],
    ['summer --fit wide', '--fit is "wide". Use --fit contain'],
    ['summer --fit a.jpg=wide', '--fit is "a.jpg=wide".'],
    ['summer --focus 0.5,0.5', '--focus is "0.5,0.5". Use FILE=X,Y'],
    ['summer --focus a.jpg=0.5', '--focus is "a.jpg=0.5".'],
    ['summer --focus a.jpg=1.2,0', '--focus is "a.jpg=1.2,0".'],
    ['summer --focus a.jpg=-1,0', '--focus is "a.jpg=-1,0".'],
  ])('rejects "%s"', (line, message) => {
    expect(() => parseArguments(line === '' ? [] : line.split(' '))).toThrow(message);
  });
});

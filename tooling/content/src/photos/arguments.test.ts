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
      framings: { fit: 'cover', byFile: new Map() },
      content: resolve('../../packages/domain/content'),
      help: false,
    });
  });

  it('needs no folder for the other pictures or for help', () => {
    expect(parseArguments(['--profile', 'us.jpg']).folder).toBeUndefined();
    expect(parseArguments(['-h']).help).toBe(true);
  });

  it('reads a framing for each photograph', () => {
    const { framings } = parseArguments(
      'summer --fit contain --fit a=b.jpg=cover --focus c.jpg=0,1 --focus d.jpg=.25,0.5'.split(' '),
    );
    expect(framings.fit).toBe('contain');
    expect([...framings.byFile]).toEqual([
      ['a=b.jpg', { fit: 'cover' }],
      ['c.jpg', { fit: 'cover', focus: { x: 0, y: 1 } }],
      ['d.jpg', { fit: 'cover', focus: { x: 0.25, y: 0.5 } }],
    ]);
  });

  it.each([
    ['', 'Name the folder of your photographs.'],
    ['summer --crop', "Unknown option '--crop'."],
    ['summer -x', "Unknown option '-x'."],
    ['summer autumn', '"autumn" is one argument too many.'],
    ['summer --content', "Option '--content <value>' argument missing."],
    ['summer --content a --content b', '--content is given twice.'],
    ['summer --profile=', 'An argument is empty.'],
    ['summer --order size', '--order is "size". Use time or name.'],
    ['summer --fit wide', '--fit is "wide". Use --fit contain'],
    ['summer --fit a.jpg=wide', '--fit is "a.jpg=wide".'],
    ['summer --focus 0.5,0.5', '--focus is "0.5,0.5". Use FILE=X,Y'],
    ['summer --focus a.jpg=0.5', '--focus is "a.jpg=0.5".'],
    ['summer --focus a.jpg=1.2,0', '--focus is "a.jpg=1.2,0".'],
    ['summer --focus a.jpg=-1,0', '--focus is "a.jpg=-1,0".'],
    ['summer --focus a.jpg=0,0 --fit a.jpg=contain', 'a.jpg has two of --focus and --fit.'],
    ['summer --focus a.jpg=0,0 --focus a.jpg=1,1', 'a.jpg has two of --focus and --fit.'],
  ])('rejects "%s" with the usage', (line, message) => {
    const parse = () => parseArguments(line === '' ? [] : line.split(' '));
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npx pnpm photos [FOLDER]');
  });
});

import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';

describe('parseArguments', () => {
  it('returns the command, its operand and its options', () => {
    expect(parseArguments([]).command).toBe('summary');
    expect(parseArguments(['restore', 'a.json', '--emulator'])).toMatchObject({
      command: 'restore',
      operand: 'a.json',
      options: { emulator: true },
    });
    expect(parseArguments(['remove', '--key', 'a', '--key', 'b']).options.key).toEqual(['a', 'b']);
    expect(parseArguments(['count', '--help']).options.help).toBe(true);
  });

  it.each([
    [['count'], 'Unknown command "count". The commands are: summary, remove, restore.'],
    [['constructor'], 'Unknown command "constructor".'],
    [['--cvs', 'x'], "Unknown option '--cvs'.\n`npx pnpm rsvps --help` describes the options."],
    [['--csv'], "Option '--csv <value>' argument missing"],
    [['--key', 'a'], 'The command summary has no option --key. Its options are: --csv, --json,'],
    [['restore', 'a.json', '--yes'], 'The command restore has no option --yes.'],
    [['remove', '--name', 'Ada', '--name', 'Eve'], '--name is given twice.'],
    [['restore', ''], 'needs one more argument: npx pnpm rsvps restore FILE'],
    [['remove', 'Ada'], '"Ada" is one argument too many for the command remove.'],
    [['restore', 'my', 'file.json'], '"file.json" is one argument too many'],
  ])('rejects %j', (given, message) => {
    expect(() => parseArguments(given)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';

describe('The command line', () => {
  it('names a command, its operand and its options', () => {
    expect(parseArguments([]).command).toBe('summary');
    expect(parseArguments(['grant-host', 'nora', '--emulator'])).toMatchObject({
      command: 'grant-host',
      operand: 'nora',
      options: { emulator: true },
    });
    expect(parseArguments(['count', '--help']).options.help).toBe(true);
  });

  it.each([
    [['count'], 'Unknown command "count". The commands are: summary, grant-host, revoke-host'],
    [['constructor'], 'Unknown command "constructor".'],
    [['--cvs', 'x'], "Unknown option '--cvs'.\n`npx pnpm rsvps --help` describes the options."],
    [['--csv'], "Option '--csv <value>' argument missing"],
    [['revoke-host', 'nora', '--csv', 'x'], 'The command revoke-host has no option --csv.'],
    [['grant-host'], 'needs one more argument: npx pnpm rsvps grant-host ACCOUNT'],
  ])('is refused, if it is %j', (given, message) => {
    expect(() => parseArguments(given)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { filesWith, textOf } from './repository';

/** Files with commands for people: documents, and sentences that the commands print. Workflows run in Linux only. */
const SPEAKING = /^(?!\.github\/|\.ci\/).*(\.(md|mdx|[cm]?[jt]sx?|ya?ml|html)|\.env[^/]*)$/;

/** A setting before a command. PowerShell and cmd.exe do not know it. */
const SETTING_BEFORE_COMMAND = /\b[A-Z][A-Z_\d]+=\S* +(npx|pnpm|npm|node|tsx|firebase|turbo)\b/;

/** Syntax that PowerShell or cmd.exe lack, in a command for this repository. Commands for Cloud Shell begin otherwise. */
const ONLY_BASH = /^(cd|git|npx) .*(&&| #| ~\/|\{|\$\(|\\$|')/;

describe('commands for any shell', () => {
  test('a setting before a command is found', () => {
    for (const command of ['DEV_PORT=6000 npx pnpm dev', 'Run `CI= node x.js`.'])
      expect(command).toMatch(SETTING_BEFORE_COMMAND);
    expect('Write DEV_PORT=6000 into .env, then run npx pnpm dev.').not.toMatch(
      SETTING_BEFORE_COMMAND,
    );
  });

  test('no file has a setting before a command', () => {
    const faults = filesWith(SPEAKING)
      .filter((path) => !path.endsWith('/shells.test.ts'))
      .flatMap((path) =>
        textOf(path)
          .split('\n')
          .flatMap((line, index) =>
            SETTING_BEFORE_COMMAND.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
          ),
      );
    expect(faults).toEqual([]);
  });

  test('no document has a command for Bash only', () => {
    const faults = filesWith(/\.md$/).flatMap((path) =>
      textOf(path)
        .split(/[`\n]/)
        .filter((code) => ONLY_BASH.test(code))
        .map((code) => `${path}: ${code}`),
    );
    expect(faults).toEqual([]);
    expect('cd tooling && npx x').toMatch(ONLY_BASH);
  });
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProject, type Project, snapshot } from './testing/project';

const COMMAND = fileURLToPath(new URL('../bin/customize.mjs', import.meta.url));

let project: Project;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

describe('the command', { timeout: 60_000 }, () => {
  it.each([
    [['--help'], 0, /^Writes your names, days, password/, /^$/],
    [[], 1, /^$/, /^There is no terminal to ask in\. Nothing was written\./],
    [['--answers', 'missing.json'], 1, /^$/, /missing\.json cannot be read: ENOENT/],
    [['--names'], 2, /^$/, /^Unknown option '--names'\.\nUsage: npx pnpm customize/],
  ])('with %j ends with %i', (given, code, output, errors) => {
    const before = snapshot(project);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [COMMAND, ...given, '--root', project.root],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: code,
      stdout: expect.stringMatching(output),
      stderr: expect.stringMatching(errors),
    });
    expect(snapshot(project)).toEqual(before);
  });
});

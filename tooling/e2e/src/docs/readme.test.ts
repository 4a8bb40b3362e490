import { describe, expect, test } from 'vitest';
import { textOf } from './repository';

const README = textOf('README.md');
const LINE_LIMIT = 150;

describe('the README', () => {
  test(`has at most ${LINE_LIMIT} lines`, () => {
    expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(LINE_LIMIT);
  });

  test('lists every script of the root package in its table of commands', () => {
    const table = README.split('\n## Commands\n')[1]?.split('\n## ')[0] ?? '';
    const named = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
    expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { takeLock } from './lock';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.runIf(process.platform === 'linux')('waits until the other one has finished', async () => {
  const steps: string[] = [];
  const first = await takeLock(join(folder, 'lock'));
  const second = takeLock(join(folder, 'lock')).then((lock) => {
    steps.push('second');
    return lock;
  });
  // Taking another lock takes as long as the second one would without waiting for the first.
  (await takeLock(join(folder, 'another')))[Symbol.dispose]();
  steps.push('first');
  first[Symbol.dispose]();
  (await second)[Symbol.dispose]();
  expect(steps).toEqual(['first', 'second']);
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { FLOODS } from '../../testing/floods';

const SCRIPT = fileURLToPath(new URL('../../testing/flood.ts', import.meta.url));
const HEAP_MEGABYTES = 256;
/** Several times the time that is needed, even on a busy machine. With a fault, it takes minutes. */
const CPU_SECONDS = 20;
const TIMEOUT_MS = 300_000;

describe('a flood of 4,000 fake replies', () => {
  it.each(Object.keys(FLOODS))(
    'is summarized in limited time and memory: %s',
    async (flood) => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        `--max-old-space-size=${HEAP_MEGABYTES}`,
        '--import',
        'tsx',
        SCRIPT,
        flood,
        `${CPU_SECONDS}`,
      ]);
      expect(stdout).toMatch(/^\d+ \d+ \d+\n$/);
    },
    TIMEOUT_MS,
  );
});

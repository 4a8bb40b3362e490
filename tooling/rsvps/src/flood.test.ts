import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { FLOODS } from './testing/floods';

const SCRIPT = fileURLToPath(new URL('testing/flood.ts', import.meta.url));
const HEAP_MEGABYTES = 512;
/** Several times what the work needs, in seconds of the processor: a busy machine takes longer by the clock. */
const CPU_SECONDS = 20;
const TIMEOUT_MS = 300_000;

describe('A flood of 20,000 fake replies', () => {
  it.each(Object.keys(FLOODS))(
    'is summed up in bounded time and memory: %s',
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

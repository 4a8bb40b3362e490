import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(
  new URL('../../../packages/domain/src/fixtures/public/pictures', import.meta.url),
);
const LIMIT_BYTES = 60 * 1024;

describe('the sample pictures', () => {
  it.each(readdirSync(FOLDER).filter((file) => /-600\./.test(file)))(
    '%s has at most 60 KB',
    (file) => {
      expect(statSync(join(FOLDER, file)).size).toBeLessThanOrEqual(LIMIT_BYTES);
    },
  );
});

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(
  new URL('../../../packages/domain/src/fixtures/public/pictures', import.meta.url),
);
const LIMIT = 60 * 1024;

describe('The sample pictures', () => {
  it.each(readdirSync(FOLDER).filter((file) => /-600\./.test(file)))('%s weigh little', (file) => {
    expect(statSync(join(FOLDER, file)).size).toBeLessThanOrEqual(LIMIT);
  });
});

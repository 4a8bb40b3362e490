import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { FIXTURES } from '../content/folder';
import { withServer } from './with-server';

const root = fileURLToPath(new URL('../../../../apps/hosts', import.meta.url));

it('A build does not touch the dependencies that a running dev has prepared', async () => {
  const { cacheDir } = await resolveConfig({ root, configFile: false }, 'serve');
  expect(await withServer({ root }, FIXTURES, async ({ config }) => config.cacheDir)).not.toBe(
    cacheDir,
  );
});

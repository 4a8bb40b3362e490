import { afterEach, expect, it, vi } from 'vitest';
import { openHostsBackend } from './load-hosts-backend';

afterEach(() => vi.unstubAllEnvs());

it('A backend without guests for the hosts is named, and Firebase stays closed', async () => {
  vi.stubEnv('VITE_BACKEND', 'other');
  vi.stubEnv('VITE_APP_CHECK', '');
  await expect(openHostsBackend({ days: [] }, false)).rejects.toThrow(
    "The hosts' page has no backend named other. Add it to load-hosts-backend.ts.",
  );
});

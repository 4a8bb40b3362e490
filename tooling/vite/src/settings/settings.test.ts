import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from './settings';

afterEach(() => vi.unstubAllEnvs());

it('takes the ports of the computer for the servers of a rehearsal, and not for its build', () => {
  vi.stubEnv('DEV_PORT', '6173');
  expect(readSettings('emulators', 'serve').DEV_PORT).toBe('6173');
  expect(readSettings('emulators', 'build').DEV_PORT).toBeUndefined();
});

it('takes no other setting of the computer for a rehearsal', () => {
  vi.stubEnv('VITE_BACKEND', 'firebase');
  expect(readSettings('emulators', 'serve').VITE_BACKEND).toBe('emulators');
});

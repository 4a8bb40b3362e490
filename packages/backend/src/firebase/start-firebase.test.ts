import { sendPasswordResetEmail } from 'firebase/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { startFirebase } from './start-firebase';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('A request of Authentication waits for no database', async () => {
  const open = vi.fn(() => {
    throw new Error('No database opens.');
  });
  vi.stubGlobal('self', { indexedDB: { open } });
  vi.stubGlobal('indexedDB', { open });
  // Nothing answers there.
  const emulators = 'http://127.0.0.1:1';
  const { auth } = startFirebase({ apiKey: 'demo', projectId: 'demo', appId: 'demo', emulators });
  await expect(sendPasswordResetEmail(auth, 'nora@example.com')).rejects.toThrow(
    'auth/network-request-failed',
  );
  expect(open).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { startRelays } from './relays';

it('maps each hosted name to its own port', async () => {
  const emulators = {
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:2',
  };
  const sites = { 'ours.web.app': 'http://127.0.0.1:3' };
  using relays = await startRelays(emulators, 0, sites);
  const [flag = ''] = relays.browserArguments;
  const rules = flag.slice(flag.indexOf('=') + 1).split(', ');
  expect(rules).toEqual([
    expect.stringMatching(/^MAP identitytoolkit\.googleapis\.com 127\.0\.0\.1:\d+$/),
    expect.stringMatching(/^MAP securetoken\.googleapis\.com 127\.0\.0\.1:\d+$/),
    expect.stringMatching(/^MAP firestore\.googleapis\.com 127\.0\.0\.1:\d+$/),
    expect.stringMatching(/^MAP ours\.web\.app 127\.0\.0\.1:\d+$/),
  ]);
  expect(new Set(rules.map((rule) => rule.split(':')[1])).size).toBe(4);
});

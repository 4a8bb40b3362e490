import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAppCheck } from 'firebase/app-check';
import { expect, it, vi } from 'vitest';
import { appCheckToken, startAppCheck } from './app-check';

vi.mock('firebase/app-check', () => {
  class ReCaptchaEnterpriseProvider {
    readonly kind = 'enterprise';
    readonly siteKey: string;
    constructor(siteKey: string) {
      this.siteKey = siteKey;
    }
  }
  class ReCaptchaV3Provider extends ReCaptchaEnterpriseProvider {
    override readonly kind = 'v3' as 'enterprise';
  }
  const getToken = vi.fn(async () => ({ token: 'a token' }));
  return {
    initializeAppCheck: vi.fn(() => ({})),
    getToken,
    ReCaptchaEnterpriseProvider,
    ReCaptchaV3Provider,
  };
});

it.each([
  ['enterprise:6Lc-key', { kind: 'enterprise', siteKey: '6Lc-key' }],
  ['v3:6Lc-key', { kind: 'v3', siteKey: '6Lc-key' }],
])('%s enables App Check with that provider and refreshes its token', async (setting, provider) => {
  const app = initializeApp({ projectId: 'p', apiKey: 'k', appId: 'a' });
  expect(await appCheckToken(app)).toBe('');
  startAppCheck(app, setting);
  expect(await appCheckToken(app)).toBe('a token');
  expect(initializeAppCheck).toHaveBeenLastCalledWith(app, {
    provider,
    isTokenAutoRefreshEnabled: true,
  });
  await deleteApp(app);
});

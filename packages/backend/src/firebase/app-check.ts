import type { FirebaseApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';

const checks = new WeakMap<FirebaseApp, AppCheck>();

/** @param setting `enterprise:` or `v3:`, then the site key of that kind of reCAPTCHA */
export function startAppCheck(app: FirebaseApp, setting: string): void {
  const [kind, siteKey = ''] = setting.split(':');
  const Provider = kind === 'enterprise' ? ReCaptchaEnterpriseProvider : ReCaptchaV3Provider;
  const check = initializeAppCheck(app, {
    provider: new Provider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  checks.set(app, check);
}

/** A token for requests that are made without an SDK; an empty text if App Check is off. */
export async function appCheckToken(app: FirebaseApp): Promise<string> {
  const check = checks.get(app);
  return check ? (await getToken(check)).token : '';
}

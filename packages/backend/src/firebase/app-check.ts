import type { FirebaseApp } from 'firebase/app';
import {
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';

/** @param setting `enterprise:` or `v3:`, then the site key of that kind of reCAPTCHA */
export function startAppCheck(app: FirebaseApp, setting: string): void {
  const [kind, siteKey = ''] = setting.split(':');
  const Provider = kind === 'enterprise' ? ReCaptchaEnterpriseProvider : ReCaptchaV3Provider;
  initializeAppCheck(app, {
    provider: new Provider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

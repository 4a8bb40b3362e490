import { withStorage } from '@invitation/domain/storage';
import { bestLanguage, type HostsLanguage } from '@invitation/domain/words/run-time';

const STORAGE_KEY = 'hosts_language';

/** The language that the host has chosen on this device, otherwise the best one for the browser. */
export function chosenLanguage(): HostsLanguage {
  const chosen = withStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY), null);
  return bestLanguage([...(chosen ? [chosen] : []), ...navigator.languages]);
}

/** Shows the page in another language, now and at the next visits. */
export function chooseLanguage(language: HostsLanguage): void {
  withStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, language));
  location.reload();
}

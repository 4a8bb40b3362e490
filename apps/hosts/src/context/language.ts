import { bestLanguage, type HostsLanguage } from '@invitation/domain/words/run-time';
import { storedText } from '../model/store/stored';

const storedLanguage = storedText('hosts_language');

/** The language that the host has chosen on this device, otherwise the best one for the browser. */
export function chosenLanguage(): HostsLanguage {
  const chosen = storedLanguage.read();
  return bestLanguage([...(chosen ? [chosen] : []), ...navigator.languages]);
}

/** Shows the page in another language, now and at the next visits. */
export function chooseLanguage(language: HostsLanguage): void {
  storedLanguage.write(language);
  location.reload();
}

import { FLAG_VALUE, flagKey } from '@invitation/domain/gate';
import { withStorage } from '@invitation/domain/storage';

/** Whether this is the first visit by a personal link (B14). The script of the first paint knows. */
export const isSealed = (): boolean =>
  globalThis.document?.documentElement.dataset.gate === 'sealed';

/** The flag of an unlocked gate in local storage (A3). Without storage, the gate asks on each visit. */
export const gateFlag = (encodedPassword: string) => ({
  isSet: (): boolean =>
    withStorage(
      'localStorage',
      (storage) => storage.getItem(flagKey(encodedPassword)) === FLAG_VALUE,
      // A personal link unlocks the gate without storage, for this visit.
      globalThis.document?.documentElement.dataset.gate === 'unlocked',
    ),
  set: (): void =>
    withStorage('localStorage', (storage) => storage.setItem(flagKey(encodedPassword), FLAG_VALUE)),
});

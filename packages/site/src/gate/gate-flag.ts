import { withStorage } from '@invitation/domain/browser/storage';
import { FLAG_VALUE, flagKey } from '@invitation/domain/gate/gate';

/** Whether a personal link is opened for the first time (B14). */
export const isSealed = (): boolean =>
  globalThis.document?.documentElement.dataset.gate === 'sealed';

/** Whether the guest has unlocked the gate, kept in local storage (A3). Without storage, the gate asks on each visit. */
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

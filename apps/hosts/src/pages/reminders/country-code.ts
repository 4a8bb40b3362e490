import { withStorage } from '@invitation/domain/storage';

const STORAGE_KEY = 'hosts_country_code';

/** The country of phone numbers without a code, as the host has last entered it on this device. */
export const keptCountryCode = (): string =>
  withStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY), null) ?? '';

export const keepCountryCode = (text: string): void =>
  withStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, text));

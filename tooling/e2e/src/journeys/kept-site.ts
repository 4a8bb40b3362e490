import type { Guest } from '../engines/guest';
import type { MockProxy } from '../mock-proxy';
import { enter, expect, expectSoon, expectVisible, fillForm, SAVE, THANKS } from './journey';

/** Whether the service worker answers for the page. */
export const hasWorker = (guest: Guest) =>
  guest.evaluate(() => navigator.serviceWorker.controller !== null);
export const cacheNames = async (guest: Guest): Promise<string[]> =>
  await guest.evaluate(async () => (await caches.keys()).sort());
export const registrations = async (guest: Guest): Promise<number> =>
  await guest.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
/** How many files of the site are kept. */
export const keptFiles = async (guest: Guest): Promise<number> =>
  await guest.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
    const files = names.map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(files)).reduce((sum, count) => sum + count, 0);
  });

export const keptPictures = async (guest: Guest): Promise<string[]> =>
  await guest.evaluate(async () => {
    const files = await (await caches.open('pictures')).keys();
    return files.map(({ url }) => url);
  });

export async function replyThrough(guest: Guest, mockProxy: MockProxy): Promise<void> {
  await enter(guest, mockProxy.origin);
  await fillForm(guest, 'Ada');
  expect(mockProxy.requests(/service-worker/)).toBe(0);
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await expectSoon(() => hasWorker(guest)).toBe(true);
}

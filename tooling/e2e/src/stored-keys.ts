import type { Page } from '@playwright/test';
import { textOf } from './docs/repository';
import { expect } from './guest';

/** The rows of "Where state lives" in the architecture, e.g. `local storage: embedded_rsvp_<uid>`, as patterns. */
const LISTED: readonly RegExp[] = [
  ...textOf('docs/architecture.md').matchAll(/^\| `(.+?)` +\| ([\w ]+?) +\|/gm),
].map(([, key = '', storage = '']) => {
  const parts = key.split(/<[^>]+>/).map((part) => part.replace(/[^\w ]/g, '\\$&'));
  return new RegExp(`^${storage}: ${parts.join('.+')}$`);
});

const storedKeys = async (page: Page): Promise<readonly string[]> => {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB: ${name}`),
    ...(await caches.keys()).map((name) => `Cache Storage: ${name}`),
  ]);
  return [...keys, ...cookies.map(({ name }) => `cookie: ${name}`)];
};

/** @param expected some of what the page has left, with the storage, e.g. `local storage: love` */
export async function expectListed(page: Page, ...expected: readonly string[]): Promise<void> {
  await expect.poll(() => storedKeys(page)).toEqual(expect.arrayContaining([...expected]));
  const keys = await storedKeys(page);
  expect(keys.filter((key) => !LISTED.some((pattern) => pattern.test(key)))).toEqual([]);
}

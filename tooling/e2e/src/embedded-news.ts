import type { Page } from '@playwright/test';

/** Writes news into the embedded backend of this browser, as hosts do. */
export const writeNews = (page: Page, guests: 'weekend' | 'saturday', text: string, at: Date) =>
  page.evaluate(([key, items]) => localStorage.setItem(key, items), [
    `embedded_news_${guests}`,
    JSON.stringify({ items: [{ text, at }] }),
  ] as const);

/** Records which news the pages ask for from now on. Returns a function that lists them, by the keys of the embedded backend. */
export async function watchNewsReads(page: Page): Promise<() => Promise<ReadonlySet<string>>> {
  const keys = new Set<string>();
  await page.exposeFunction('recordNews', (key: string) => void keys.add(key));
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      if (key.startsWith('embedded_news_')) void Reflect.get(window, 'recordNews')(key);
      return getItem.call(this, key);
    };
  });
  return async () => {
    // Waits until the calls that the page has already made are recorded.
    await page.evaluate(() => {});
    return keys;
  };
}

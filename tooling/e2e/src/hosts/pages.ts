import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect } from '../guest';

/** Opens a page of the hosts' site by its fragment, e.g. `/guests`. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Waits until the page works without a connection. */
export const waitForServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/** The HTML of the controls that are too small for a thumb. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && (height < 43.5 || width < 43.5);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** The words of a table that are broken over several lines. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
          words.push(word);
      }
    }
    return words;
  });

/** Presses a button, and returns the text of the file that it downloads. */
export async function downloadedText(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  // Not `text`, which drops the byte order mark.
  return (await buffer(await (await downloading).createReadStream())).toString();
}

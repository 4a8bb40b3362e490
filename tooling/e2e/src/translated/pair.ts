import { TODAY } from '@invitation/domain/fixtures/today.js';
import { translatePage } from '@invitation/emulators/browsers/translate-page';
import type { Page } from '@playwright/test';
import { test as base, expect, showToday, watchConsole } from '../guest';

/** What a host or a guest does on a page, until the page shows the result. */
export type Step = (page: Page) => Promise<unknown>;

/** The steps of a walk by name, in this order. */
export type Walk = Readonly<Record<string, Step>>;

/** Begins each translated text. Steps still find a text, because they look for a part of it. */
const MARK = '‹';

/** How many times slower the pages' clock runs: a walk must stay within one minute, because pages show the minute. */
const SLOWER = 60;

const slowDown = ([today, slower]: readonly [number, number]): void => {
  const now = Date.now;
  Date.now = () => today + (now() - today) / slower;
};

/** What a person sees, hears or types on a page. A mark stays where nobody translates, e.g. in a value or a label. */
const contentOf = (page: Page): Promise<string[]> =>
  page.evaluate((mark) => {
    const isSeen = (element: Element | null | undefined) =>
      Boolean(element?.checkVisibility({ visibilityProperty: true }));
    const found = [`title: ${document.title}`, `focus: ${document.activeElement?.tagName}`];
    const all = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      if (node instanceof Text) {
        const { parentElement: parent } = node;
        const text = node.data.trim();
        if (text && isSeen(parent instanceof HTMLOptionElement ? parent.closest('select') : parent))
          found.push(text.replace(mark, '').trim());
      } else if (isSeen(node as Element)) {
        for (const name of ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title']) {
          const value = (node as Element).getAttribute(name);
          if (value) found.push(`${name}: ${value}`);
        }
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
          found.push(`value: ${node.matches(':checked') || node.value}`);
        if (node instanceof HTMLSelectElement) found.push(`value: ${node.value}`);
      }
    }
    // The link of a new guest is random.
    return found.map((each) => each.replace(/(?<=invitation=)[\w-]+/g, '…'));
  }, MARK);

/** Goes through states of the pages in two browsers, of which one translates each page, and compares both after each step. */
export const test = base.extend<{ walk: (steps: Walk) => Promise<void> }>({
  async walk({ page: plain, browser, expectedErrors, hasMockClock }, use) {
    const context = await browser.newContext();
    if (!hasMockClock) await showToday(context);
    const translated = await context.newPage();
    const consoleErrors = watchConsole(translated, expectedErrors);
    for (const each of [plain.context(), context]) {
      await each.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (!hasMockClock) await each.addInitScript(slowDown, [TODAY, SLOWER] as const);
    }
    // Only once the page has loaded: `prerender.spec.ts` translates earlier.
    await translated.addInitScript(
      `addEventListener('load', () => (${translatePage})(${JSON.stringify(MARK)}))`,
    );
    await use(async (steps) => {
      for (const [name, step] of Object.entries(steps)) {
        await base.step(name, async () => {
          await Promise.all([step(plain), step(translated)]);
          await expect(async () => {
            const [expected, content] = await Promise.all([plain, translated].map(contentOf));
            expect(content, name).toEqual(expected);
            expect(await translated.locator('font').count()).toBeGreaterThan(0);
          }).toPass({ intervals: [50, 100, 200], timeout: 30_000 });
        });
      }
    });
    await context.close();
    expect(consoleErrors, 'errors and warnings in the translated console').toEqual([]);
  },
});

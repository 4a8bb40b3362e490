import type { Page } from '@playwright/test';
import { expect, test } from './guest';
import { layoutFaults } from './layout-faults';
import { SCREENS } from './screens';

/** The smallest phone. */
const PHONE = { width: 320, height: 568 };

/** The size of the text, and of the zoomed page, relative to the normal one. */
const ENLARGED = 2;

/** The names of the hosts, with the direction of their script. */
const NAMES = [
  { names: 'Wolfeschlegelsteinhausenbergerdorff & Maximiliana-Konstantina', dir: 'ltr' },
  { names: 'نورا عبد الرحمن وسامي عبد العزيز', dir: 'rtl' },
  { names: '諾拉·歐陽與山姆·司徒的生日派對和婚禮慶典', dir: 'ltr' },
];

/** Continues after a failure, so that one run shows all faults. */
const expectSoftly = expect.configure({ soft: true });

/** Sets the size of the text, as a browser's setting does. */
const setTextSize = (page: Page, size: number) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, size * 100);

/** Checks the page that is open on a phone, with large text, and zoomed in. */
async function expectToFit(page: Page, { width, height } = PHONE): Promise<void> {
  const check = async (width: number, height: number, message: string) => {
    await page.setViewportSize({ width: Math.round(width), height: Math.round(height) });
    // The browser resizes in steps.
    await expectSoftly.poll(() => page.evaluate(layoutFaults), { message }).toEqual([]);
  };
  await check(width, height, `${width} px`);
  await setTextSize(page, ENLARGED);
  await check(width, height, `${width} px, text at ${ENLARGED * 100} %`);
  await setTextSize(page, 1);
  // A zoomed page has fewer CSS pixels.
  await check(width / ENLARGED, height / ENLARGED, `${width} px, zoomed to ${ENLARGED * 100} %`);
}

/** The screens with the hosts' names. */
const NAMED = ['gate with help', 'form refused', 'page /thank-you', 'story'];

/** Replaces the hosts' names with long ones and with names in other scripts. */
async function expectOtherNamesToFit(page: Page): Promise<void> {
  let current = 'Nora & Sam';
  for (const { names, dir } of NAMES) {
    await page.evaluate(
      ([from, to, dir]) => {
        document.documentElement.dir = dir;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          text.nodeValue = text.nodeValue?.replaceAll(from, to) ?? null;
        }
      },
      [current, names, dir] as const,
    );
    await test.step(`with ${names}`, () => expectToFit(page));
    current = names;
  }
}

test.use({
  expectedErrors: [/Error saving RSVP|can’t be read/],
});

for (const { name, open } of SCREENS) {
  test(`the ${name} fits a small screen with large text`, async ({ page }) => {
    await open(page);
    await expectToFit(page);
    if (name === 'story') await expectToFit(page, { width: PHONE.height, height: PHONE.width });
    if (NAMED.includes(name)) await expectOtherNamesToFit(page);
  });
}

test('each date stays on one line with large text', async ({ page }) => {
  await SCREENS.find(({ name }) => name === 'form')?.open(page);
  await setTextSize(page, 2);
  const linesOfDates = () =>
    page.getByText(/^October \d, 2025$/).evaluateAll((dates) =>
      dates.map((date) => {
        const range = document.createRange();
        range.selectNodeContents(date);
        return range.getClientRects().length;
      }),
    );
  await page.setViewportSize(PHONE);
  await expect.poll(linesOfDates).toEqual([1, 1]);
});

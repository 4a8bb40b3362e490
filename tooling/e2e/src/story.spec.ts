import { TODAY } from '@invitation/domain/fixtures/today.js';
import type { Page } from '@playwright/test';
import { expect, expectThanks, reply, showToday, test, visitUnlocked, WITH_MOTION } from './guest';
import { FULL } from './sites';

test.use(WITH_MOTION);

const viewer = (page: Page) => page.getByTestId('story-viewer');
const index = async (page: Page) => Number(await viewer(page).getAttribute('data-index'));
const running = (page: Page) => expect(viewer(page)).toHaveAttribute('data-state', 'running');
const progress = (page: Page) =>
  page
    .getByTestId('story-progress')
    .locator('> *')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('data-progress'))));

/** During a view transition both pages are visible, and neither gets presses. */
const expectTransitionEnd = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.matches(':active-view-transition')))
    .toBe(false);

/** Opens the viewer as a guest who has replied, with a mock clock. */
async function openStory(page: Page): Promise<void> {
  await page.clock.install({ time: TODAY });
  await reply(page, 'Ada');
  // A minute ahead, because a busy machine may take more than a second until the pause, and the clock cannot go back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await running(page);
  await expectTransitionEnd(page);
}

test.describe('with a mock clock', () => {
  test.use({ hasMockClock: true });

  test('the viewer closes after six seconds of the last story', async ({ page }) => {
    await openStory(page);
    for (let story = 1; story < 21; story++) await page.keyboard.press('ArrowRight');
    await running(page);
    expect(await index(page)).toBe(20);
    await page.clock.runFor(5900);
    expect((await progress(page))[20]).toBeGreaterThanOrEqual(97);
    await page.clock.runFor(150);
    await expectThanks(page);
    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
  });
});

test('a high-density screen gets pictures with twice the resolution', async ({ browser }) => {
  const page = await browser.newPage({ deviceScaleFactor: 3, baseURL: FULL });
  await showToday(page);
  await visitUnlocked(page, '/our-story');
  await running(page);
  const picture = page.getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /-1200\.avif\?tr=w-600,dpr-2$/,
  );
  await page.close();
});

test('names and buttons are legible on a white picture', async ({ page, context }) => {
  const white =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="16"><rect width="9" height="16" fill="#fff"/></svg>';
  await page.route('**/pictures/story-*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: white }),
  );
  await visitUnlocked(page, '/our-story');
  await running(page);
  await expectTransitionEnd(page);
  await expect(page.getByRole('img')).toHaveCSS('opacity', '1');
  const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
  if (!close) throw new Error('The close button has no place on the page.');
  // The shade is thinnest at the lower edge of the buttons.
  const edge = { x: close.x, y: close.y + close.height - 2, width: close.width, height: 2 };
  const shot = await page.screenshot({ clip: edge });
  const reader = await context.newPage();
  const grey = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    return canvas?.getImageData(1, 1, 1, 1).data[0] ?? 255;
  }, shot.toString('base64'));
  const luminance = ((grey / 255 + 0.055) / 1.055) ** 2.4;
  expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test('the story starts paused with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitUnlocked(page, '/our-story');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(viewer(page)).toHaveAttribute('data-state', 'paused');
  await page.keyboard.press('Space');
  await running(page);
  // No picture drifts, and none fades into the next.
  await expect.poll(async () => (await progress(page))[0]).toBeGreaterThan(0);
  const first = page.getByRole('img');
  await expect(first).toHaveCSS('transform', 'none');
  const picture = await first.elementHandle();
  await page.keyboard.press('ArrowRight');
  expect(await picture?.evaluate((image) => image.checkVisibility())).toBe(false);
});

import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectThanks,
  fillForm,
  save,
  test,
  unlock,
  visitUnlocked,
  WITH_MOTION,
} from './guest';

test.use(WITH_MOTION);

// A page transition takes a quarter of a second, and the gate's envelope half a second to open. Each input comes a few frames
// after the new page is in the document.

/** Clicks as soon as a control is in the document, wherever the animation is. */
async function clickAtOnce(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  const box = await control.boundingBox();
  if (!box) throw new Error('The control has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a click and keys right after a page appears take effect', async ({ page }) => {
  await page.goto('/');
  // As on a slow phone, where the envelope opens in a few frames.
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await unlock(page);
  await clickAtOnce(page, page.getByLabel('Name(s) on Invite'));
  await page.keyboard.type('Grace');
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Grace');
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await fillForm(page, 'Ada');
  await save(page);
  await expectThanks(page);
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await clickAtOnce(page, page.getByRole('button', { name: 'Next story' }));
  await expect(page.getByTestId('story-viewer')).toHaveAttribute('data-index', '1');
});

test('neither the first page nor the end of the sign-in starts a transition', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.documentElement.dataset.transitions = `${Number(document.documentElement.dataset.transitions ?? 0) + 1}`;
      return start(change);
    };
  });
  await visitUnlocked(page, '/');
  await fillForm(page, 'Ada');
  expect(await page.evaluate(() => document.documentElement.dataset.transitions)).toBeUndefined();
  await save(page);
  await expectThanks(page);
  expect(await page.evaluate(() => document.documentElement.dataset.transitions)).toBe('1');
});

import type { Page } from '@playwright/test';
import { expect, expectThanks, fillForm, save, test, visitUnlocked } from './guest';

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('each page begins at its top', async ({ page }) => {
  await visitUnlocked(page, '/');
  await fillForm(page, 'Ada');
  await scrollToEnd(page);
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await save(page);
  await expectThanks(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollToEnd(page);
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the story leads back to the button that led there', async ({ page }) => {
  await visitUnlocked(page, '/');
  await fillForm(page, 'Ada');
  await save(page);
  await expectThanks(page);
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await expect(page.getByTestId('story-viewer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectThanks(page);
  await expect(page.getByRole('button', { name: 'View Highlights' })).toBeInViewport();
});

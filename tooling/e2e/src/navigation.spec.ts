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

test('the code of the toasts comes behind the form, before it is needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const prefetched = page.waitForRequest(/\/assets\/toasts-.*\.js$/);
  await visitUnlocked(page, '/');
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
  await prefetched;
  expect(scripts.findIndex((path) => path.includes('/toasts-'))).toBeGreaterThan(
    scripts.findIndex((path) => path.includes('/rsvp-page-')),
  );
});

test.describe('where the code of the toasts is gone', () => {
  test.use({ expectedErrors: [/Failed to load resource|was not shown/] });

  test('a reply is saved all the same', async ({ page }) => {
    await page.route(/\/assets\/toasts-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await save(page);
    await expectThanks(page);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
});

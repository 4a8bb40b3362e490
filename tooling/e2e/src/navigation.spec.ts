import { expect, expectThanks, fillForm, save, test, visitUnlocked } from './guest';

test('the code of the toasts is prefetched after that of the form', async ({ page }) => {
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

test.describe('without the code of the toasts', () => {
  test.use({ expectedErrors: [/Failed to load resource|was not shown/] });

  test('a reply is still saved', async ({ page }) => {
    await page.route(/\/assets\/toasts-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await save(page);
    await expectThanks(page);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
});

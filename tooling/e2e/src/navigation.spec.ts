import { expect, test, visitUnlocked } from './guest';

test('the code of the toasts is prefetched after the form’s', async ({ page }) => {
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

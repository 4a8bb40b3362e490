import { expect, hold, reply, test, visitUnlocked } from './guest';

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

test('a page stays where its guest has scrolled to while its data arrive late', async ({
  page,
}) => {
  await reply(page, 'Ada');
  const goBack = page.getByRole('button', { name: 'Go back' });
  await expect(goBack).toBeVisible();
  const { release, count } = await hold(page.context(), /\/assets\/embedded-.*\.js$/);
  await page.reload();
  await expect.poll(count).toBeGreaterThan(0);
  await goBack.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  release();
  // This note appears with the data.
  await expect(page.getByText(/replies stay in this browser/i)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

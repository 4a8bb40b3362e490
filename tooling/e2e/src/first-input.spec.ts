import { expect, expectThanks, fillForm, save, test, visitUnlocked } from './guest';

// A page transition takes a quarter of a second. Each input comes a few frames after the new page is in the document.

test('a click right after a page appears takes effect', async ({ page }) => {
  await visitUnlocked(page, '/');
  await fillForm(page, 'Ada');
  await save(page);
  await expectThanks(page);
  await page.getByRole('button', { name: 'View Highlights' }).click();
  const next = page.getByRole('button', { name: 'Next story' });
  await next.waitFor({ state: 'attached' });
  const box = await next.boundingBox();
  if (!box) throw new Error('The button has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByTestId('story-viewer')).toHaveAttribute('data-index', '1', {
    timeout: 1_000,
  });
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

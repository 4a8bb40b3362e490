import { expect, test, unlock } from './guest';

test('an unknown address links to the form and keeps the mode', async ({ page }) => {
  await page.goto('/nowhere/at-all?saturday=1');
  await unlock(page);
  await page.getByRole('link', { name: 'Back to the invitation' }).click();
  await expect(page.getByLabel('Guest Name')).toBeVisible();
});

test.describe('with blocked storage', () => {
  test.use({ expectedErrors: [/Error signing in/] });

  test('the gate opens, and an error says why no reply can be stored', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await unlock(page);
    await expect(page.locator('[data-sonner-toast]')).toContainText(
      'Error signing in: Your browser is blocking storage for this site',
    );
    await expect(page.getByRole('alert')).toContainText('Allow site data');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });
});

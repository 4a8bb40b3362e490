import { expect, expectThanks, test, unlock } from './guest';
import { GATE_FLAG } from './password';

test('a stored flag with another value than true does not unlock the gate', async ({ page }) => {
  await page.addInitScript((flag) => localStorage.setItem(flag, 'yes'), GATE_FLAG);
  await page.goto('/');
  await expect(page.getByLabel('Password')).toBeVisible();
});

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
    await expect(page.getByRole('alert')).toContainText(
      'Error signing in: This browser keeps no data for this site',
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });
});

test('a guest who has to unlock the thank-you page again sees it afterwards', async ({ page }) => {
  await page.goto('/');
  await unlock(page);
  await page.getByLabel('Name(s) on Invite').fill('Ada');
  await page.getByLabel('Friday RSVP').selectOption('no');
  await page.getByLabel('Saturday RSVP').selectOption('no');
  await page.getByRole('button', { name: 'Save RSVP' }).click();
  await expectThanks(page);
  await page.evaluate((flag) => localStorage.removeItem(flag), GATE_FLAG);
  await page.reload();
  await unlock(page);
  await expectThanks(page);
});

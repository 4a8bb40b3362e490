import { expect, expectThanks, fillForm, save, test, visitUnlocked } from './guest';

test.describe('with a reply that cannot be read', () => {
  test.use({ expectedErrors: [/can’t be read/] });

  test('an error appears instead of an empty form, and the guest can try again', async ({
    page,
  }) => {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await save(page);
    await expectThanks(page);
    const [key = '', text = ''] = await page.evaluate(() => {
      const found = Object.entries(localStorage).find(([key]) => key.startsWith('embedded_rsvp_'));
      localStorage.setItem(found?.[0] ?? '', 'nonsense');
      return found ?? [];
    });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText(
      'Error loading RSVP: The reply saved in this browser can’t be read',
    );
    await expect(page.locator('[data-sonner-toast]')).toContainText('Error loading RSVP');
    await expect(page.getByLabel('Name(s) on Invite')).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBe('nonsense');

    await page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [key, text]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  });
});

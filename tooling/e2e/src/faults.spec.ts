import { expect, expectThanks, fillForm, save, test, visitUnlocked } from './guest';

test('a draft that cannot be read is ignored', async ({ page }) => {
  await visitUnlocked(page, '/');
  await fillForm(page, 'Ada');
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"name":7}');
  });
  await page.reload();
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('');
});

test.describe('with a reply that cannot be read', () => {
  test.use({ expectedErrors: [/cannot be read/] });

  for (const address of ['/', '/thank-you']) {
    test(`${address} shows an error instead of an empty form, and the guest can try again`, async ({
      page,
    }) => {
      await visitUnlocked(page, '/');
      await fillForm(page, 'Ada');
      await save(page);
      await expectThanks(page);
      const [key, text] = await page.evaluate(() => {
        const found = Object.entries(localStorage).find(([key]) =>
          key.startsWith('embedded_rsvp_'),
        );
        localStorage.setItem(found?.[0] ?? '', 'nonsense');
        return found ?? ['', ''];
      });
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText(
        'Error loading RSVP: What this browser keeps of your reply cannot be read',
      );
      await expect(page.locator('[data-sonner-toast]')).toContainText('Error loading RSVP');
      await expect(page.getByLabel('Name(s) on Invite')).toHaveCount(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBe('nonsense');

      await page.evaluate(
        ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
        [key, text],
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      if (address === '/') {
        await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
      } else {
        await expectThanks(page);
      }
    });
  }
});

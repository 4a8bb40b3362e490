import type { Page } from '@playwright/test';
import { expect, expectThanks, fillForm, save, test, visitUnlocked } from './guest';
import { storedRsvps } from './stored-rsvps';

/** Counts the saves of an RSVP in `window.saves`. */
const countSaves = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Object.assign(window, { saves: 0 });
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('embedded_rsvp_')) {
        Object.assign(window, { saves: Reflect.get(window, 'saves') + 1 });
      }
      setItem.call(this, key, value);
    };
  });

test('a text that is too long is refused before anything is sent', async ({ page }) => {
  await visitUnlocked(page, '/');
  await fillForm(page, 'Ada');
  await page.getByLabel('Dietary Restrictions').fill('é'.repeat(2001));
  await save(page);
  await expect(page.getByText('Please keep this to 2000 characters; it has 2001')).toBeVisible();
  await expect(page.getByLabel('Dietary Restrictions')).toBeFocused();
  expect(await storedRsvps(page)).toEqual([]);
});

test('a double click saves once', async ({ page }) => {
  await countSaves(page);
  await visitUnlocked(page, '/');
  await fillForm(page, 'Ada');
  await page.getByRole('button', { name: 'Save RSVP' }).dblclick();
  await expectThanks(page);
  expect(await page.evaluate(() => Reflect.get(window, 'saves'))).toBe(1);
});

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

test.describe('in a tab older than the last deployment', () => {
  test.use({ expectedErrors: [/Failed to load resource|could not be loaded/] });

  test('reloads the page once if a file is missing, and loses nothing', async ({ page }) => {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    let gone = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false;
    });
    await page.route(/thank-you-page.*\.js/, (route) =>
      gone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.evaluate(() => Object.assign(window, { old: true }));
    await save(page);
    await expectThanks(page);
    expect(await page.evaluate(() => Reflect.get(window, 'old'))).toBeUndefined();
  });

  test('shows an error and does not reload again if the file is still missing', async ({
    page,
  }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(/rsvp-page.*\.js/, (route) => route.fulfill({ status: 404 }));
    await visitUnlocked(page, '/');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(loads).toBe(2);
  });
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, reply, test } from './guest';
import { SATURDAY } from './sites';

const FOR_ALL = 'Dinner starts at 7pm now';
const FOR_WEEKEND = 'The bus leaves at 3pm';

const news = (page: Page) => page.getByRole('region', { name: 'News' });
const fresh = (page: Page) => news(page).getByText('New', { exact: true });

/** What hosts write into the embedded backend, which is in this browser. */
const write = (page: Page, guests: 'weekend' | 'saturday', text: string, at: Date) =>
  page.evaluate(([key, items]) => localStorage.setItem(key, items), [
    `embedded_news_${guests}`,
    JSON.stringify({ items: [{ text, at }] }),
  ] as const);

/** Which news the page has asked for, by the keys of the embedded backend. */
const watchReads = (page: Page) =>
  page.addInitScript(() => {
    const keys: string[] = [];
    Object.assign(window, { newsKeys: keys });
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      if (key.startsWith('embedded_news_')) keys.push(key);
      return getItem.call(this, key);
    };
  });
const readKeys = (page: Page) =>
  page.evaluate(() => (window as unknown as { newsKeys: string[] }).newsKeys);

test('news are new once, then a list, and stay when they cannot be read', async ({ page }) => {
  await reply(page, 'Ada');
  await expect(news(page)).toBeHidden();
  // No page that reads them.
  await page.goto('/licenses.txt');
  await write(page, 'saturday', FOR_ALL, new Date(Date.now() + 1_000));
  await write(page, 'weekend', FOR_WEEKEND, new Date(Date.now() - 3_600_000));
  await page.goto('/thank-you');
  await expect(news(page).getByRole('listitem')).toHaveText([/Dinner/, /The bus/]);
  // The guest replied after the second one.
  await expect(fresh(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(news(page).getByText(FOR_ALL)).toBeVisible();
  await expect(fresh(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('embedded_news_weekend', 'unreadable'));
  await page.reload();
  await expect(news(page).getByRole('listitem')).toHaveCount(2);

  await write(page, 'weekend', 'No bus at all', new Date(Date.now() + 2_000));
  await page.reload();
  await expect(news(page).getByRole('listitem')).toHaveText([/No bus/, /Dinner/]);
  await expect(fresh(page)).toHaveCount(1);
  // Another guest of this browser has not seen them, and they are from before that guest's reply.
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'RSVP for someone else' }).click();
  await page.getByRole('button', { name: 'Yes, RSVP for someone else' }).click();
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('kept_reply'))).toBeNull();
});

for (const [name, site] of [
  ["the weekend's site", '/?saturday=1'],
  ["the Saturday's site", SATURDAY],
] as const) {
  test(`a guest of the Saturday never asks for other news on ${name}`, async ({ page }) => {
    await watchReads(page);
    await page.goto(site);
    await write(page, 'saturday', FOR_ALL, new Date());
    await write(page, 'weekend', FOR_WEEKEND, new Date());
    await page.getByLabel('Password').fill('eastvillage');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name(s) on Invite').fill('Ada');
    await page.getByLabel('Saturday RSVP').selectOption('yes');
    expect(await readKeys(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save RSVP' }).click();
    await expect(news(page).getByText(FOR_ALL)).toBeVisible();
    await expect(page.getByText(FOR_WEEKEND)).toBeHidden();
    expect(new Set(await readKeys(page))).toEqual(new Set(['embedded_news_saturday']));
  });
}

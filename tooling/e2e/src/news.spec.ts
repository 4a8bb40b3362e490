import { TODAY } from '@invitation/domain/fixtures/today.js';
import type { Page } from '@playwright/test';
import { writeNews } from './embedded-news';
import { expect, expectAccessible, reply, test } from './guest';

const FOR_ALL = 'Dinner starts at 7pm now';
const FOR_WEEKEND = 'The bus leaves at 3pm';

const HOUR_MS = 3_600_000;

const news = (page: Page) => page.getByRole('region', { name: 'News' });
const fresh = (page: Page) => news(page).getByText('New', { exact: true });

test('news are new once, then a list, and stay when they cannot be read', async ({ page }) => {
  await reply(page, 'Ada');
  await expect(news(page)).toBeHidden();
  // A page that does not read the news.
  await page.goto('/licenses.txt');
  await writeNews(page, 'saturday', FOR_ALL, new Date(TODAY + HOUR_MS));
  await writeNews(page, 'weekend', FOR_WEEKEND, new Date(TODAY - HOUR_MS));
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

  await writeNews(page, 'weekend', 'No bus at all', new Date(TODAY + 2 * HOUR_MS));
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

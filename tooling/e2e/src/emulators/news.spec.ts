import { writeDocuments } from '@invitation/emulators/seed';
import type { Page } from '@playwright/test';
import { expect, expectThanks, reply, test } from '../guest';
import { waitForServiceWorker } from '../hosts/pages';
import { CALLS } from './firebase-calls';

const FOR_ALL = 'Dinner starts at 7pm now';
const FOR_WEEKEND = 'The bus leaves at 3pm';

test.use({ expectedErrors: [/Firebase|Failed to load resource|ERR_INTERNET_DISCONNECTED/] });
test.beforeAll(() =>
  writeDocuments(
    new Map([
      ['news/saturday', { items: [{ text: FOR_ALL, at: new Date('2025-10-01T12:00:00Z') }] }],
      ['news/weekend', { items: [{ text: FOR_WEEKEND, at: new Date('2025-10-02T12:00:00Z') }] }],
    ]),
  ),
);

/** The news that the page asks for, each request held until `release`. */
async function holdNews(page: Page) {
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(CALLS.read, async (route) => {
    const [, guests] = /\/news\/(\w+)/.exec(route.request().postData() ?? '') ?? [];
    if (guests) {
      asked.push(guests);
      await released;
    }
    await route.continue();
  });
  return { asked, release };
}

test('news come after the page, and stay without a connection', async ({ page }) => {
  const { asked, release } = await holdNews(page);
  await reply(page, 'Ada');
  await expect.poll(() => asked.toSorted()).toEqual(['saturday', 'weekend']);
  const items = page.getByRole('region', { name: 'News' }).getByRole('listitem');
  await expect(items).toHaveCount(0);
  release();
  await expect(items).toHaveText([new RegExp(FOR_WEEKEND), new RegExp(FOR_ALL)]);

  await waitForServiceWorker(page);
  await page.unroute(CALLS.read);
  await page.context().setOffline(true);
  await page.reload();
  await expectThanks(page);
  await expect(items).toHaveText([new RegExp(FOR_WEEKEND), new RegExp(FOR_ALL)]);
});

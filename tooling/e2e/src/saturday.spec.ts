import { watchNewsReads, writeNews } from './embedded-news';
import { expect, expectOnlySaturday, expectThanks, fillForm, save, test, unlock } from './guest';
import { FULL, FULL_ON_SATURDAY_DOMAIN, SATURDAY } from './sites';
import { storedRsvps } from './stored-rsvps';

/** News show the weekday on which hosts wrote them: a Wednesday. */
const WRITTEN_AT = new Date('2025-10-01T12:00:00Z');

test('a hostname with the Saturday domain shows nothing of the other days', async ({ page }) => {
  await page.goto(FULL_ON_SATURDAY_DOMAIN);
  await unlock(page);
  await expect(page.getByLabel('Guest Name')).toBeVisible();
  await expectOnlySaturday(page);
});

for (const [name, site, search] of [
  ["the weekend's site", FULL, '?saturday=1'],
  ["the Saturday's site", SATURDAY, ''],
] as const) {
  test(`a guest of the Saturday replies on ${name}, and never asks for other news`, async ({
    page,
  }) => {
    const expectAddress = (path: string) => expect(page).toHaveURL(`${site}${path}${search}`);
    const asked = await watchNewsReads(page);
    await page.goto(`${site}/thank-you${search}`);
    await writeNews(page, 'saturday', 'Dinner starts at 7pm now', WRITTEN_AT);
    await writeNews(page, 'weekend', 'The bus leaves on Friday', WRITTEN_AT);
    await unlock(page);
    // Without a reply, the guest is sent to the form.
    await expect(page.getByLabel('Guest Name')).toBeVisible();
    await expectAddress('/');
    await fillForm(page, 'Ada');
    await page.getByLabel('Guest Name').fill('Grace');
    expect(await asked()).toEqual(new Set());
    await save(page);
    await expectThanks(page);
    await expectAddress('/thank-you');
    await expect(page.getByText('Dinner starts at 7pm now')).toBeVisible();
    expect(await asked()).toEqual(new Set(['embedded_news_saturday']));
    await expectOnlySaturday(page);
    expect(await storedRsvps(page)).toMatchObject([
      { name: 'Ada', guest: 'Grace', friday: 'no', saturday: 'yes' },
    ]);
    await page.getByRole('button', { name: 'View Highlights' }).click();
    await expectAddress('/our-story');
    // The address changes before the page.
    await expect(page.getByTestId('story-viewer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAddress('/thank-you');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Guest Name')).toHaveValue('Grace');
    await expectAddress('/');
  });
}

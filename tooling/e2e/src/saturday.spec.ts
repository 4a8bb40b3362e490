import { expect, expectAccessible, expectThanks, fillForm, save, test, unlock } from './guest';
import { FULL, FULL_ON_SATURDAY_DOMAIN, SATURDAY } from './sites';
import { storedRsvps } from './stored-rsvps';

const OTHER_DAYS = /Friday|Sunday|Ceremony|Brunch/i;

for (const { name, address, search } of [
  { name: 'in the Saturday app', address: SATURDAY, search: /^$/ },
  { name: 'with the query', address: `${FULL}/?saturday=1`, search: /^\?saturday=1$/ },
  { name: 'with the hostname', address: FULL_ON_SATURDAY_DOMAIN, search: /^$/ },
  {
    name: 'with the hostname and a malformed query',
    address: `${FULL_ON_SATURDAY_DOMAIN}/?saturday=no`,
    search: /.*/,
  },
]) {
  test(`a Saturday guest replies and sees the album ${name}`, async ({ page }) => {
    const expectSaturdayAlone = async () =>
      expect(await page.locator('body').textContent()).not.toMatch(OTHER_DAYS);
    const expectAddress = async (pathname: string) =>
      expect(page).toHaveURL((url) => url.pathname === pathname && search.test(url.search));

    await page.goto(address);
    await unlock(page);
    await expect(page.getByLabel('Guest Name')).toBeVisible();
    await expectSaturdayAlone();
    await expectAccessible(page);
    await fillForm(page, 'Ada');
    await page.getByLabel('Guest Name').fill('Grace');
    await save(page);

    await expectThanks(page);
    await expectAddress('/thank-you');
    await expectSaturdayAlone();
    await expect(
      page.getByRole('link', { name: 'Add to Google Calendar', exact: true }),
    ).toBeVisible();
    expect(await storedRsvps(page)).toEqual([
      expect.objectContaining({ name: 'Ada', guest: 'Grace', friday: 'no', saturday: 'yes' }),
    ]);

    await page.getByRole('button', { name: 'View Highlights' }).click();
    await expectAddress('/our-story');
    await expect(page.getByTestId('story-viewer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectThanks(page);
    await expectAddress('/thank-you');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Guest Name')).toHaveValue('Grace');
    await expectAddress('/');
  });
}

test('the query is kept on the redirect to the form', async ({ page }) => {
  await page.goto('/thank-you?saturday=1');
  await unlock(page);
  await expect(page.getByLabel('Guest Name')).toBeVisible();
  await expect(page).toHaveURL(`${FULL}/?saturday=1`);
});

for (const search of [
  '?saturday',
  '?saturday=0',
  '?saturday=%',
  '?saturday=%221%22',
  '?saturday[]=1',
]) {
  test(`${search} does not switch the Saturday-only mode on`, async ({ page }) => {
    await page.goto(`/${search}`);
    await unlock(page);
    await expect(page.getByLabel('Friday RSVP')).toBeVisible();
    await expect(page.getByLabel('Guest Name')).toHaveCount(0);
  });
}

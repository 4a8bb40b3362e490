import { expect, expectThanks, fillForm, reply, save, test, unlock } from './guest';
import { storedRsvps } from './stored-rsvps';

test('on a shared phone, the next guest gets an empty form, and the first reply stays', async ({
  page,
}) => {
  await page.goto('/');
  await unlock(page);
  const next = page.getByRole('button', { name: 'RSVP for someone else' });
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
  await expect(next).toHaveCount(0);
  await fillForm(page, 'Ada');
  await save(page);
  await expectThanks(page);
  const [first] = await storedRsvps(page);
  const token = await page.evaluate(() => localStorage.getItem('love'));
  await page.getByRole('button', { name: 'Go back' }).click();

  await page.getByLabel('Dietary Restrictions').fill('No fish');
  await next.click();
  await expect(page.getByText('Save them first')).toBeFocused();
  await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('No fish');
  await page.getByLabel('Dietary Restrictions').fill('No nuts');
  await save(page);
  await expectThanks(page);
  await page.getByRole('button', { name: 'Go back' }).click();

  await next.click();
  await page.getByRole('button', { name: 'Yes, RSVP for someone else' }).click();
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('');
  await expect(page.getByLabel('Friday RSVP')).toHaveValue('');
  await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(next).toHaveCount(0);
  await fillForm(page, 'Grace');
  await save(page);
  await expectThanks(page);
  expect(await page.evaluate(() => localStorage.getItem('love'))).not.toBe(token);
  const stored = await storedRsvps(page);
  expect(stored.map(({ name }) => name).sort()).toEqual(['Ada', 'Grace']);
  expect(stored).toContainEqual({ ...first, lastRsvp: expect.any(String) });
});

test('the printed pages have no buttons, and the thank-you page lists the days', async ({
  page,
}) => {
  await reply(page, 'Ada');
  await page.emulateMedia({ media: 'print' });
  for (const title of ['Ceremony & Dinner', 'Birthday Party', 'Sunday Brunch']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Contribute via PayPal')).toBeHidden();
  await page.goto('/');
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

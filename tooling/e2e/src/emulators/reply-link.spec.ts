import { expect, expectThanks, fillForm, reply, save, test } from '../guest';
import { expectListed } from '../stored-keys';
import { storedRsvps } from '../stored-rsvps';

test.use({ expectedErrors: [/Firebase|Failed to load resource|^(Error: )?Error \w+ing/] });

test('a link to one’s own reply opens it on another phone, until it is stopped', async ({
  page,
  browser,
}) => {
  await reply(page, 'Ada');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await expectListed(page, 'local storage: kept_reply');

  // Seven days later, or another phone: nothing is stored there.
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  expect(new URL(phone.url()).hash).toBe('');
  await phone.getByLabel('Saturday RSVP').selectOption('no');
  await save(phone);
  await expectThanks(phone);
  expect(await storedRsvps(page)).toMatchObject([{ name: 'Ada', saturday: 'no' }]);
  expect(await storedRsvps(phone)).toEqual([]);
  await expectListed(phone, 'local storage: invitation');
  await phone.reload();
  await expectThanks(phone);

  // Changed on both: the first phone has not seen the no.
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByLabel('Dietary Restrictions').fill('Vegan');
  await save(page);
  await expect(page.getByText(/Changes from another device/)).toBeVisible();
  expect(await storedRsvps(page)).toMatchObject([{ dietaryRestrictions: 'Vegan', saturday: 'no' }]);

  await page.getByRole('button', { name: 'Stop this link' }).click();
  await expect(page.getByText(/link no longer works/)).toBeVisible();
  await phone.getByRole('button', { name: 'Go back' }).click();
  await phone.getByLabel('Dietary Restrictions').fill('No milk');
  await save(phone);
  await expect(phone.getByRole('alert')).toContainText('This personal link no longer works');
  await phone.reload();
  await expect(phone.getByText(/This personal link no longer works/)).toBeVisible();
  // What was typed is not lost.
  await expect(phone.getByLabel('Dietary Restrictions')).toHaveValue('No milk');
  await fillForm(phone, 'Grace');
  await save(phone);
  await expectThanks(phone);
  await phone.goto('/');
  await expect(phone.getByLabel('Name(s) on Invite')).toHaveValue('Grace');
  await phone.context().close();
});

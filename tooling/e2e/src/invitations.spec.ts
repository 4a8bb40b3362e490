import type { Page, Route } from '@playwright/test';
import { expect, expectOnlySaturday, expectThanks, fillForm, save, test, unlock } from './guest';
import { createInvitation, linkTo, openLink } from './invitations';
import { FULL } from './sites';

const NAME = 'Name(s) on Invite';
const note = (page: Page) => page.getByText(/^For .*, .* guests?\.$/);
const expectAddress = (page: Page, address: string) =>
  expect.poll(() => page.evaluate(() => location.href)).toBe(address);

test('the link is removed from the address before any other script runs', async ({ page }) => {
  const id = await createInvitation('weekend');
  let hash: string | undefined;
  const recordHash = async (route: Route) => {
    hash ??= await page.evaluate(() => location.hash);
    await route.continue();
  };
  await page.route('**/assets/*.js', recordHash, { times: 1 });
  await openLink(page, id);
  await expect(note(page)).toBeVisible();
  expect(hash).toBe('');
});

test('the envelope of a link is addressed, opened by one tap, and not shown again', async ({
  page,
}) => {
  const link = linkTo(await createInvitation('weekend'));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora & Sam’s Birthday Party');
  await expect(page.getByText('Margarida & João').filter({ visible: true })).toBeVisible();
  await expect(page.getByLabel('Password')).toBeHidden();
  await expect(page.getByLabel(NAME)).toBeHidden();
  // The whole envelope is the target.
  await page.mouse.click(100, 200);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel(NAME)).toHaveValue('Margarida & João');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel(NAME)).toHaveValue('Margarida & João');
});

test('a link with another password shows the gate, which opens the invitation', async ({
  page,
}) => {
  const id = await createInvitation('weekend');
  await page.goto(linkTo(id, 'd3Jvbmc'));
  await expectAddress(page, `${FULL}/`);
  await unlock(page);
  await expect(page.getByLabel(NAME)).toHaveValue('Margarida & João');
});

test('a second link in the same tab replaces the first, and takes none of its answers', async ({
  page,
}) => {
  const first = await createInvitation('weekend');
  await openLink(page, first);
  await page.getByLabel('Dietary Restrictions').fill('No nuts');
  const second = await createInvitation('saturday');
  await openLink(page, second);
  await expect(page.getByLabel('Saturday RSVP')).toBeVisible();
  await expect(page.getByLabel('Friday RSVP')).toBeHidden();
  await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('');
  await openLink(page, first);
  await expect(page.getByLabel('Friday RSVP')).toBeVisible();
  await expectAddress(page, `${FULL}/`);
});

test('answers of an earlier reply stay in the form after a reload, with the name of a companion', async ({
  page,
}) => {
  await page.goto(`${FULL}/?saturday=1`);
  await unlock(page);
  await page.getByLabel(NAME).fill('Ada');
  await page.getByLabel('Saturday RSVP').selectOption('yes');
  await page.getByLabel('Guest Name').fill('Grace');
  await save(page);
  await expectThanks(page);
  await openLink(page, await createInvitation('saturday'));
  await page.getByRole('button', { name: 'Use these answers' }).click();
  await page.getByLabel('Dietary Restrictions').fill('No nuts');
  await page.reload();
  await expect(page.getByLabel('Guest Name')).toHaveValue('Grace');
  await expect(page.getByLabel(NAME)).toHaveValue('Ada');
  await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('No nuts');
  await page.getByLabel('Guest Name').fill('Grace Hopper');
  await save(page);
  await expectThanks(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Guest Name')).toHaveValue('Grace Hopper');
});

test('a Saturday invitation shows only the Saturday on the site of the weekend', async ({
  page,
}) => {
  const id = await createInvitation('saturday');
  await openLink(page, id);
  await expect(page.getByLabel('Saturday RSVP')).toBeVisible();
  await expectOnlySaturday(page);
  await fillForm(page, 'Margarida');
  await save(page);
  await expectThanks(page);
  await expectOnlySaturday(page);
  await page.goto(FULL);
  await expect(page.getByLabel(NAME)).toHaveValue('Margarida');
  await expectOnlySaturday(page);

  await page.getByRole('button', { name: 'RSVP for someone else' }).click();
  await page.getByRole('button', { name: 'Yes, RSVP for someone else' }).click();
  await expect(page.getByLabel(NAME)).toHaveValue('');
  await expectOnlySaturday(page);
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(NAME)).toHaveValue('');
  await expectOnlySaturday(page);
  await page.goto(FULL);
  await expect(page.getByLabel(NAME)).toHaveValue('');
  await expectOnlySaturday(page);
});

import type { Page } from '@playwright/test';
import { expect, expectThanks, fillForm, reply, save, test, visitUnlocked } from './guest';
import { createInvitation, openLink } from './invitations';
import { FULL } from './sites';
import { storedRsvps } from './stored-rsvps';

const diet = (page: Page) => page.getByLabel('Dietary Restrictions');
const someoneElse = (page: Page) => page.getByRole('button', { name: 'RSVP for someone else' });

/** Opens the form in one more tab of the same browser. */
async function openTab(page: Page, address = '/'): Promise<Page> {
  const tab = await page.context().newPage();
  await visitUnlocked(tab, address);
  await expect(tab.getByLabel('Name(s) on Invite')).toBeVisible();
  return tab;
}

/** What the browser holds of a guest, besides the embedded backend's replies. */
const held = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      ...Object.entries(sessionStorage),
      ...Object.entries(localStorage).filter(([key]) => !key.startsWith('embedded_')),
    ]),
  );

/** Expects no trace of a guest in the storage or on the pages of these tabs. */
async function expectNothingOf(guest: RegExp, tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await expect(tab.getByLabel('Name(s) on Invite')).toHaveValue('');
    await expect(diet(tab)).toHaveValue('');
    await expect(someoneElse(tab)).toHaveCount(0);
    expect(await held(tab)).not.toMatch(guest);
  }
}

test('a guest who leaves does so in every tab, and is asked about what is not saved there', async ({
  page,
}) => {
  await reply(page, 'Ada');
  const thanks = await page.context().newPage();
  await visitUnlocked(thanks, '/thank-you');
  await expectThanks(thanks);
  const unedited = await openTab(page);
  // A fragment must not keep the former guest's page.
  const other = await openTab(page, '/#of-a-messenger');
  await page.getByRole('button', { name: 'Go back' }).click();
  await diet(page).fill('Vegan');
  await page.getByRole('button', { name: 'See your thank-you page' }).click();
  await someoneElse(other).click();
  await expect(other.getByText(/You have unsaved changes/)).toBeVisible();
  await other.getByRole('button', { name: 'Keep my reply here' }).click();
  await page.reload();
  await expectThanks(page);
  await someoneElse(other).click();
  await expect(other.getByText(/You have unsaved changes/)).toBeVisible();
  await someoneElse(other).click();
  await expectNothingOf(/Ada|Vegan|No nuts/, [other, page, unedited, thanks]);
  await fillForm(thanks, 'Eve');
  await save(thanks);
  await expectThanks(thanks);
  const names = (await storedRsvps(page)).map(({ name }) => name);
  expect(names.sort()).toEqual(['Ada', 'Eve']);
});

test('a guest who leaves a personal link leaves it in every tab, also in one that was discarded', async ({
  page,
}) => {
  await openLink(page, await createInvitation('weekend'));
  await diet(page).fill('No nuts');
  for (const day of ['Friday', 'Saturday']) {
    await page.getByLabel(`${day} RSVP`).selectOption('yes');
  }
  await save(page);
  await expectThanks(page);
  const other = await openTab(page);
  // A phone discards the page of a tab that it does not show.
  await page.goto('about:blank');
  await someoneElse(other).click();
  await other.getByRole('button', { name: 'Yes, RSVP for someone else' }).click();
  await expectNothingOf(/Margarida|No nuts|sample-invitation/, [other]);
  await page.goto(FULL);
  await expectNothingOf(/Margarida|No nuts|sample-invitation/, [page, await openTab(page)]);
});

test('a reply that is saved in one tab is there in the other, also in its form', async ({
  page,
}) => {
  await reply(page, 'Ada');
  const other = await openTab(page);
  await diet(other).fill('Vegan');
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByLabel('Friday RSVP').selectOption('no');
  await save(page);
  await expectThanks(page);
  await expect(other.getByLabel('Friday RSVP')).toHaveValue('no');
  await expect(diet(other)).toHaveValue('Vegan');
});

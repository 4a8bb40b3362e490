import type { Page } from '@playwright/test';
import { expect, expectThanks, reply, save, test, visitUnlocked } from './guest';
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

test('a guest who is signed out in another tab keeps the values of the form', async ({ page }) => {
  await reply(page, 'Ada');
  await page.getByRole('button', { name: 'Go back' }).click();
  await diet(page).fill('Vegan');
  const other = await openTab(page);
  await someoneElse(other).click();
  await someoneElse(other).click();
  await expect(other.getByLabel('Name(s) on Invite')).toHaveValue('');
  // The new account has no reply yet.
  await expect(someoneElse(page)).toHaveCount(0);
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  await expect(page.getByLabel('Friday RSVP')).toHaveValue('yes');
  await expect(diet(page)).toHaveValue('Vegan');
  await page.reload();
  await expect(diet(page)).toHaveValue('Vegan');
  await save(page);
  await expectThanks(page);
  const stored = await storedRsvps(page);
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual(
    expect.objectContaining({ name: 'Ada', friday: 'yes', dietaryRestrictions: 'Vegan' }),
  );
});

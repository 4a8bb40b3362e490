import type { Page } from '@playwright/test';
import { expect, expectBesideToast, expectThanks, reply, save, test, visitUnlocked } from './guest';
import { ON_EMULATORS } from './sites';
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

/** Replies, and opens the form in two tabs: the second one saves a newer answer. */
async function replyInTwoTabs(page: Page) {
  await reply(page, 'Ada');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  const newer = await openTab(page);
  await newer.getByLabel('Friday RSVP').selectOption('no');
  await diet(newer).fill('Nut allergy');
  await save(newer);
  await expectThanks(newer);
}

test.describe('with another answer saved in another tab', () => {
  test.use({ expectedErrors: [/Error saving RSVP/] });

  const expectConflict = async (page: Page) => {
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This reply changed while');
    await expect(alert).toContainText('Dietary Restrictions: Nut allergy');
    await expect(alert).not.toContainText('Friday');
    await expect(diet(page)).toHaveValue('Vegan');
    expect(await storedRsvps(page)).toMatchObject([{ dietaryRestrictions: 'Nut allergy' }]);
  };

  test('the guest sees it, and can replace it', async ({ page }) => {
    await replyInTwoTabs(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await diet(page).fill('Vegan');
    await save(page);
    await expectConflict(page);
    await expectBesideToast(page, 'Keep the saved answers');
    await expectBesideToast(page, 'Save RSVP');
    await save(page);
    await expectThanks(page);
    expect(await storedRsvps(page)).toMatchObject([{ friday: 'no', dietaryRestrictions: 'Vegan' }]);
  });
});

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
  expect(stored).toHaveLength(ON_EMULATORS ? 1 : 2);
  expect(stored).toContainEqual(
    expect.objectContaining({ name: 'Ada', friday: 'yes', dietaryRestrictions: 'Vegan' }),
  );
});

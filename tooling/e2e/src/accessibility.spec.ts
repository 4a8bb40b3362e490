import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectThanks, test, visitUnlocked } from './guest';
import { PASSWORD } from './password';
import { storedRsvps } from './stored-rsvps';

/** Presses Tab until an element has the focus, as a keyboard user would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

test('a guest can reply and see the album with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Celebrate with Nora & Sam');
  await expect(title).toBeFocused();
  await tabTo(page, page.getByLabel('Name(s) on Invite'));
  await page.keyboard.type('Ada');
  for (const day of ['Friday', 'Saturday']) {
    await tabTo(page, page.getByLabel(`${day} RSVP`));
    await page.keyboard.type('Y');
    await expect(page.getByLabel(`${day} RSVP`)).toHaveValue('yes');
  }
  await tabTo(page, page.getByRole('button', { name: 'Save RSVP' }));
  await page.keyboard.press('Enter');

  await expectThanks(page);
  await expect(page).toHaveTitle(/Thank you for RSVPing!/);
  await expect(title).toBeFocused();
  expect(await storedRsvps(page)).toMatchObject([{ name: 'Ada', friday: 'yes', saturday: 'yes' }]);
  await tabTo(page, page.getByRole('button', { name: 'View Highlights' }));
  await page.keyboard.press('Enter');

  await expect(page.getByTestId('story-viewer')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: '2 of 21' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expectThanks(page);
  await expect(page.getByRole('button', { name: 'View Highlights' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Go back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
});

test('the progress is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitUnlocked(page, '/our-story');
  await page.getByRole('button', { name: 'Next story' }).click();
  const background = (selector: string) =>
    page
      .getByTestId('story-progress')
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('> * > *')).toBe('rgb(255, 255, 255)');
  expect(await background('> *')).toBe('rgba(255, 255, 255, 0.4)');
  await expectAccessible(page);
});

test('with reduced motion, nothing moves by itself', async ({ page }) => {
  await visitUnlocked(page, '/');
  await page.getByLabel('Name(s) on Invite').fill('Ada');
  for (const select of await page.getByRole('combobox').all()) await select.selectOption('no');
  await page.getByRole('button', { name: 'Save RSVP' }).click();
  await expectThanks(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10).length,
  );
  expect(moving).toBe(0);
});

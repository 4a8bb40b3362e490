import type { Locator } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectThanks,
  tabTo,
  test,
  unlock,
  visitUnlocked,
} from './guest';
import { PASSWORD } from './password';
import { storedRsvps } from './stored-rsvps';

test('a guest can reply and see the album with only the keyboard', async ({ page }) => {
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
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  // A slow machine may show a later story than the first.
  const index = Number(await page.getByTestId('story-viewer').getAttribute('data-index'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: `${index + 2} of 21` })).toBeVisible();
  await page.keyboard.press('Escape');

  await expectThanks(page);
  await expect(page.getByRole('button', { name: 'View Highlights' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Go back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
});

test('in forced colours, controls and progress stand out from the pictures', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitUnlocked(page, '/');
  // The browser removes the chevron, which is a gradient.
  await expect(page.getByLabel('Friday RSVP')).toHaveCSS('appearance', 'auto');
  await page.goto('/our-story');
  await page.getByRole('button', { name: 'Next story' }).click();
  const bars = page.getByTestId('story-progress');
  const backgroundOf = (element: Locator) =>
    element.evaluate((each) => getComputedStyle(each).backgroundColor);
  const colours = await Promise.all(
    [bars.locator('../..'), bars.locator('> *').first(), bars.locator('> * > *').first()].map(
      backgroundOf,
    ),
  );
  expect(new Set(colours).size).toBe(3);
  const unclear = await page.getByRole('button').evaluateAll((buttons) =>
    buttons.filter((button) => {
      const { backgroundColor, borderStyle } = getComputedStyle(button);
      return backgroundColor.startsWith('rgba') || borderStyle === 'none';
    }),
  );
  expect(unclear).toEqual([]);
  await expectAccessible(page);
});

test('with reduced motion, nothing moves by itself', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isSeen = document.querySelector('main[inert]')?.checkVisibility() ?? null;
      if (isSeen !== null) Object.assign(window, { opening: isSeen ? 'seen' : 'hidden' });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/');
  await unlock(page);
  await page.getByLabel('Name(s) on Invite').fill('Ada');
  for (const select of await page.getByRole('combobox').all()) await select.selectOption('no');
  await page.getByRole('button', { name: 'Save RSVP' }).click();
  await expectThanks(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'opening'))).toBe('hidden');
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10).length,
  );
  expect(moving).toBe(0);
});

import { startEngine } from '../engines/start-engine';
import { expect, expectThanks, fillForm, save, test, unlock, WITH_MOTION } from '../guest';
import { PASSWORD } from '../password';
import { breakApis, brokenIn, WAYS } from '../refused-apis/break-apis';
import { FULL } from '../sites';

// Without `matchMedia`, there is no confetti.
test.use({ ...WITH_MOTION, expectedErrors: [/^No confetti/] });

for (const way of WAYS) {
  test(`a guest replies in a browser where all that can be refused ${way}`, async ({ page }) => {
    await page.addInitScript(breakApis, brokenIn(way));
    await page.goto('/');
    await unlock(page);
    await fillForm(page, 'Ada');
    const answered = page.waitForResponse(/documents:commit/);
    await save(page);
    expect((await answered).ok()).toBe(true);
    await expectThanks(page);
    await page.getByRole('button', { name: 'View Highlights' }).click();
    await expect(page.getByTestId('story-viewer')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  });
}

/** The value of `network.cookie.cookieBehavior` that blocks all cookies and everything that sites store. */
const BLOCK_ALL = 2;

test('a guest replies in a Firefox that blocks all cookies', async () => {
  const engine = await startEngine('firefox', { 'network.cookie.cookieBehavior': BLOCK_ALL });
  test.skip(!engine && !process.env.CI, 'Firefox is not installed.');
  if (!engine) throw new Error('Firefox is not installed.');
  try {
    // No offset, because the emulators use this machine's clock.
    const guest = await engine.newGuest(FULL, 0);
    await guest.open('/');
    expect(await guest.evaluate(() => navigator.cookieEnabled)).toBe(false);
    await guest.fill({ label: 'Password' }, PASSWORD);
    await guest.click({ role: 'button', name: 'Continue' });
    await guest.fill({ label: 'Name(s) on Invite' }, 'Ada');
    for (const label of ['Friday RSVP', 'Saturday RSVP']) await guest.select({ label }, 'no');
    await guest.click({ role: 'button', name: 'Save RSVP' });
    const thanks = { role: 'heading', name: 'Thank you for RSVPing!' } as const;
    await expect.poll(() => guest.count(thanks)).toBe(1);
  } finally {
    await engine.close();
  }
});

import { expect, expectThanks, fillForm, save, test, unlock, WITH_MOTION } from '../guest';
import { NEWER_APIS, removeApis } from '../oldest-browsers/newer-apis';
import { storedRsvps } from '../stored-rsvps';

test.use(WITH_MOTION);

test('a guest replies and sees the album in a browser without newer APIs', async ({ page }) => {
  await page.addInitScript(removeApis, NEWER_APIS);
  await page.goto('/');
  expect(
    await page.evaluate(() => [typeof [].toSorted, typeof document.startViewTransition]),
  ).toEqual(['undefined', 'undefined']);
  await unlock(page);
  await fillForm(page, 'Ada');
  await save(page);
  await expectThanks(page);
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await expect(page.getByRole('region', { name: '2 of 21' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectThanks(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByLabel('Friday RSVP').selectOption('no');
  await save(page);
  await expectThanks(page);
  expect(await storedRsvps(page)).toMatchObject([{ name: 'Ada', friday: 'no' }]);
});

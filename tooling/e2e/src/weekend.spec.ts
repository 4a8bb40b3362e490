import {
  expect,
  expectAccessible,
  expectThanks,
  fillForm,
  reply,
  save,
  test,
  unlock,
} from './guest';
import { ON_EMULATORS } from './sites';
import { storedRsvps } from './stored-rsvps';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a weekend guest replies and sees the album at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByText('East Village, NYC')).toBeVisible();
    await expectAccessible(page);
    await unlock(page);

    await expect(page.getByText("We can't wait to celebrate with you")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Ceremony & Dinner' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Birthday Party' })).toBeVisible();
    await expect(page.getByLabel('Guest Name')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(
      ON_EMULATORS ? 'This is a rehearsal' : 'replies stay in this browser',
    );
    await expectAccessible(page);
    await fillForm(page, '  Ada & Grace ');
    await save(page);

    await expectThanks(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByText('RSVP saved successfully')).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Friday: Add to Google Calendar' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Saturday: Add to Google Calendar' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sunday Brunch' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contribute via PayPal' })).toHaveAttribute(
      'target',
      '_blank',
    );
    // Confetti and toasts cover the page for a while. Only the rest has to be legible.
    await expect(page.locator('canvas, [data-sonner-toast]')).toHaveCount(0, { timeout: 10_000 });
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('love'))).toMatch(
      ON_EMULATORS ? /^ey/ : /^embedded\./,
    );

    await page.getByRole('button', { name: 'View Highlights' }).click();
    await expect(page).toHaveURL(/\/our-story$/);
    await expect(page.getByTestId('story-progress').locator('> *')).toHaveCount(21);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectThanks(page);

    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada & Grace');
    await expect(page.getByLabel('Friday RSVP')).toHaveValue('yes');
    await page.getByLabel('Friday RSVP').selectOption('no');
    await save(page);
    await expectThanks(page);
    expect(await storedRsvps(page)).toEqual([
      {
        name: 'Ada & Grace',
        friday: 'no',
        saturday: 'yes',
        dietaryRestrictions: 'No nuts',
        lastRsvp: expect.stringMatching(/Z$/),
      },
    ]);
  });
}

test('a returning guest sees their reply', async ({ page }) => {
  await reply(page, 'Ada');
  await page.reload();
  await expectThanks(page);
  await page.goto('/');
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  await expect(page.getByLabel('Saturday RSVP')).toHaveValue('yes');
  await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('No nuts');
});

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
  await expect(page.getByText('Save it first')).toBeFocused();
  await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('No fish');
  await page.getByLabel('Dietary Restrictions').fill('No nuts');
  await save(page);
  await expectThanks(page);
  await page.getByRole('button', { name: 'Go back' }).click();

  await next.click();
  await next.click();
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
  if (!ON_EMULATORS) {
    expect(stored.map(({ name }) => name).sort()).toEqual(['Ada', 'Grace']);
    expect(stored).toContainEqual({ ...first, lastRsvp: expect.any(String) });
  }
});

test('the printed thank-you page lists the days', async ({ page }) => {
  await reply(page, 'Ada');
  const day = page.getByRole('heading', { name: 'Ceremony & Dinner' });
  await expect(day).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const title of ['Ceremony & Dinner', 'Birthday Party', 'Sunday Brunch']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Contribute via PayPal')).toBeHidden();
});

test('the printed form has no buttons', async ({ page }) => {
  await reply(page, 'Ada');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Save RSVP' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('no request is sent to another site', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:') && !request.url().startsWith('data:')) {
      others.push(request.url());
    }
  });
  await reply(page, 'Ada');
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await expect(page.getByTestId('story-viewer')).toHaveAttribute('data-state', 'running');
  expect(others).toEqual([]);
});

test('no page scrolls sideways at a width of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNoBar = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto('/');
  await expectNoBar();
  await unlock(page);
  await fillForm(page, 'Ada');
  await expectNoBar();
  await save(page);
  await expectThanks(page);
  await expectNoBar();
});

import type { Page, Route } from '@playwright/test';
import {
  expect,
  expectThanks,
  fillForm,
  hold,
  reply,
  save,
  test,
  unlock,
  visitUnlocked,
} from '../guest';
import { expectListed } from '../stored-keys';
import { storedRsvps } from '../stored-rsvps';
import { CALLS, expectKept } from './firebase-calls';

/** Counts every call to the two services, by the end of its path. */
function countCalls(page: Page) {
  const calls = { signUp: 0, lookup: 0, batchGet: 0, commit: 0, other: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(v1|identitytoolkit)/.test(pathname)) return;
    const name = pathname.split(':').at(-1) as keyof typeof calls;
    calls[name in calls ? name : 'other'] += 1;
  });
  return calls;
}

const refuse = (status: number, error: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ error }) });

/** How long after the start the site checks a kept session, in milliseconds. */
const CHECK_DELAY_MS = 3_000;

async function expectSavedOnce(page: Page): Promise<void> {
  await expectThanks(page);
  await expectStoredOnce(page);
}

async function expectStoredOnce(page: Page): Promise<void> {
  expect(await storedRsvps(page)).toEqual([
    {
      name: 'Ada',
      friday: 'yes',
      saturday: 'yes',
      dietaryRestrictions: 'No nuts',
      lastRsvp: expect.stringMatching(/Z$/),
    },
  ]);
}

test('the gate sends no requests; a new guest costs one write, a return visit one read, and the news two', async ({
  page,
}) => {
  const calls = countCalls(page);
  await page.goto('/');
  await page.getByLabel('Password').pressSequentially('eastvillag');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual({ signUp: 0, lookup: 0, batchGet: 0, commit: 0, other: 0 });

  await unlock(page);
  await fillForm(page, 'Ada');
  await save(page);
  await expectSavedOnce(page);
  await expectListed(page, 'local storage: love');
  await expect.poll(() => calls.batchGet).toBe(2);
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectThanks(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  // The news for everyone and for the weekend: read once the page is shown, and not again after the album.
  expect(calls).toEqual({ signUp: 1, lookup: 1, batchGet: 2, commit: 1, other: 0 });

  await page.goto('/');
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  // The check of the kept session, a little later, is one more lookup.
  expect(calls).toMatchObject({ signUp: 1, batchGet: 3, commit: 1, other: 0 });
});

test('the story viewer neither calls nor loads Firebase', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await visitUnlocked(page, '/our-story');
  await expect(page.getByTestId('story-viewer')).toBeVisible();
  expect(scripts.filter((path) => /firebase|googleapis|\/v1\//.test(path))).toEqual([]);
});

test.describe('with network errors', () => {
  test.use({
    expectedErrors: [/Firebase|Firestore|Failed to load resource|^(Error: )?Error \w+ing/],
  });

  const expectFailure = async (page: Page, message: string) => {
    await expect(page.getByRole('alert')).toContainText('isn’t saved yet');
    await expect(page.locator('[data-sonner-toast]').first()).toContainText(message);
  };
  test('Save signs in first if the sign-in failed before', async ({ page }) => {
    const calls = countCalls(page);
    await page.route(CALLS.signUp, refuse(503, { code: 503, message: 'down' }), { times: 2 });
    await visitUnlocked(page, '/');
    // A toast disappears after four seconds, and a busy machine may take longer to fill in the form.
    await expectFailure(page, 'Error signing in: ');
    await fillForm(page, 'Ada');
    await save(page);
    await expect(page.getByText(/^Error saving RSVP: /)).toBeVisible();
    await expectKept(page);
    await save(page);
    await expectSavedOnce(page);
    expect(calls).toMatchObject({ signUp: 3, commit: 1 });
  });

  test('a sign-in that ends during a save creates one account and one reply', async ({ page }) => {
    const { release, count } = await hold(page, CALLS.signUp);
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await page.getByRole('button', { name: 'Save RSVP' }).dblclick();
    await expect(page.getByRole('button', { name: 'Save RSVP' })).toBeDisabled();
    const diet = page.getByLabel('Dietary Restrictions');
    await diet.fill('No nuts, no milk');
    release();
    await expect(page.getByText(/^Your reply is saved/)).toBeVisible();
    await expectStoredOnce(page);
    expect(count()).toBe(1);
    // What was typed during the save is not saved yet, so the guest stays.
    await expect(diet).toHaveValue('No nuts, no milk');
    await save(page);
    await expectThanks(page);
  });

  test('answers typed before the sign-in ends are kept, also after a reload', async ({ page }) => {
    const { release, count } = await hold(page, CALLS.signUp);
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await expect.poll(count).toBe(1);
    await page.reload();
    await expectKept(page);
    await expect.poll(count).toBe(2);
    await page.getByLabel('Name(s) on Invite').focus();
    release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('love'))).not.toBeNull();
    // The form was not replaced, so its field still has the focus.
    await expect(page.getByLabel('Name(s) on Invite')).toBeFocused();
    await page.reload();
    await expectKept(page);
    await save(page);
    await expectSavedOnce(page);
  });

  test('a returning guest sees no form before their reply has loaded', async ({ page }) => {
    await reply(page, 'Ada');
    const { release, count } = await hold(page, CALLS.read, /\/rsvps\//);
    await page.goto('/');
    await expect.poll(count).toBe(1);
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByLabel('Name(s) on Invite')).toHaveCount(0);
    release();
    await expectKept(page);
  });

  test('a slow check of the kept session does not delay the page', async ({ page }) => {
    await page.clock.install();
    await reply(page, 'Ada');
    const { release, count } = await hold(page, CALLS.lookup);
    await page.goto('/thank-you');
    await expectThanks(page);
    await page.clock.runFor(CHECK_DELAY_MS);
    await expect.poll(count).toBe(1);
    await page.getByRole('button', { name: 'Go back' }).click();
    await expectKept(page);
    release();
  });

  test('a draft is kept if its account was deleted', async ({ page }) => {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await page.route(CALLS.lookup, refuse(400, { code: 400, message: 'USER_NOT_FOUND' }), {
      times: 1,
    });
    const first = await page.evaluate(() => localStorage.getItem('love'));
    await page.clock.install();
    await page.reload();
    await expectKept(page);
    await page.clock.runFor(CHECK_DELAY_MS);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('love'))).not.toBe(first);
    await expectKept(page);
    await save(page);
    await expectThanks(page);
    expect(await storedRsvps(page)).toMatchObject([
      { name: 'Ada', dietaryRestrictions: 'No nuts' },
    ]);
  });
});

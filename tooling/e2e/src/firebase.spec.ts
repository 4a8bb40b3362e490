import type { Page, Route } from '@playwright/test';
import { expect, expectThanks, fillForm, save, test, visitUnlocked } from './guest';
import { storedRsvps } from './stored-rsvps';

const SIGN_IN = '**/accounts:signUp*';
const READ = '**/documents:batchGet*';
const SAVE = '**/documents:commit*';

/** Every call that costs something, by the end of its path. */
function countCalls(page: Page) {
  const calls = { signUp: 0, batchGet: 0, commit: 0, other: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST') return;
    const name = pathname.split(':').at(-1) as keyof typeof calls;
    if (name in calls) calls[name] += 1;
    else if (pathname.startsWith('/v1/projects/')) calls.other += 1;
  });
  return calls;
}

const refuse = (status: number, error: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ error }) });

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

async function expectSavedOnce(page: Page): Promise<void> {
  await expectThanks(page);
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

test('a journey costs one sign-in, one read and one write, a return visit one read', async ({
  page,
}) => {
  const calls = countCalls(page);
  await visitUnlocked(page, '/');
  await fillForm(page, 'Ada');
  await save(page);
  await expectSavedOnce(page);
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectThanks(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  expect(calls).toEqual({ signUp: 1, batchGet: 1, commit: 1, other: 0 });

  await page.goto('/');
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  expect(calls).toEqual({ signUp: 1, batchGet: 2, commit: 1, other: 0 });
});

test('the story asks Firebase for nothing and brings none of its code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await visitUnlocked(page, '/our-story');
  await expect(page.getByTestId('story-viewer')).toHaveAttribute('data-state', 'running');
  expect(scripts.filter((path) => /firebase|googleapis|\/v1\//.test(path))).toEqual([]);
});

test.describe('on a wire with faults', () => {
  test.use({ expectedErrors: [/Firebase|Firestore|Failed to load resource|^Error \w+ing/] });

  const expectFailure = async (page: Page, message: string) => {
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.locator('[data-sonner-toast]').first()).toContainText(message);
  };
  const expectKept = async (page: Page) => {
    await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
    await expect(page.getByLabel('Friday RSVP')).toHaveValue('yes');
    await expect(page.getByLabel('Saturday RSVP')).toHaveValue('yes');
    await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('No nuts');
  };

  test('a sign-in that is refused says so, and is tried again', async ({ page }) => {
    await page.route(SIGN_IN, refuse(400, { code: 400, message: 'OPERATION_NOT_ALLOWED' }));
    await visitUnlocked(page, '/');
    await expectFailure(page, 'Error signing in: Signing in is switched off');
    await expect(page.getByLabel('Name(s) on Invite')).toHaveCount(0);
    await page.unroute(SIGN_IN);
    await tryAgain(page);
    await fillForm(page, 'Ada');
    await save(page);
    await expectSavedOnce(page);
  });

  test('a read that fails shows no empty form, and is tried again', async ({ page }) => {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await save(page);
    await expectThanks(page);
    await page.route(READ, refuse(503, { code: 503, status: 'UNAVAILABLE', message: 'down' }));
    await page.goto('/');
    await expectFailure(page, 'Error loading RSVP: You seem to be offline');
    await expect(page.getByLabel('Name(s) on Invite')).toHaveCount(0);
    await page.unroute(READ);
    await tryAgain(page);
    await expectKept(page);
  });

  test('a save that is refused keeps the form, and is tried again', async ({ page }) => {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await page.route(SAVE, refuse(403, { code: 403, status: 'PERMISSION_DENIED', message: 'no' }));
    await save(page);
    await expectFailure(page, 'Error saving RSVP: The server refused this.');
    await expectKept(page);
    expect(await storedRsvps(page)).toEqual([]);
    await page.unroute(SAVE);
    await save(page);
    await expectSavedOnce(page);
  });

  test('a save that stalls ends after ten seconds, and is tried again', async ({ page }) => {
    await page.clock.install();
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await page.route(SAVE, () => {});
    await save(page);
    await expect(page.getByText('Saving...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save RSVP' })).toBeDisabled();
    await page.clock.runFor(10_000);
    await expectFailure(page, 'Error saving RSVP: The server took too long to answer');
    await expectKept(page);
    await page.unroute(SAVE);
    await save(page);
    await expectSavedOnce(page);
  });

  test('a guest who goes offline half way keeps the form, and saves later', async ({
    page,
    context,
  }) => {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await context.setOffline(true);
    await save(page);
    await expectFailure(page, 'Error saving RSVP: You seem to be offline');
    await expectKept(page);
    await context.setOffline(false);
    await save(page);
    await expectSavedOnce(page);
  });
});

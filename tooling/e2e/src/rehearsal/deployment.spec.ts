import { readEmails } from '@invitation/emulators/seed';
import type { Page } from '@playwright/test';
import { expect, expectThanks, fillForm, reply, save, test, unlock } from '../guest';
import { hostOf, OWNER } from './project';

const [WEEKEND, SATURDAY, HOSTS] = (['full', 'saturday', 'hosts'] as const).map(
  (site) => `https://${hostOf(site)}/`,
) as [string, string, string];
const HOST = 'sam@example.com';
const HELPER = 'zoe@example.com';
const PASSWORD = 'a long password';

test.describe.configure({ mode: 'serial' });

for (const site of [WEEKEND, SATURDAY, HOSTS]) {
  test(`${site} answers with the headers of the deployment`, async ({ page }) => {
    const response = await page.goto(site);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
}

test('a guest of the weekend replies', async ({ page }) => {
  await reply(page, 'Ada', WEEKEND);
  const calendar = await page.evaluate(async () => {
    const { headers, status } = await fetch('/calendar/saturday.ics');
    return [status, headers.get('content-type')];
  });
  expect(calendar).toEqual([200, 'text/calendar; charset=utf-8']);
});

test('a guest of the Saturday replies, and is asked about no other day', async ({ page }) => {
  await page.goto(SATURDAY);
  await unlock(page);
  await fillForm(page, 'Bo');
  await expect(page.getByRole('combobox', { name: /RSVP$/ })).toHaveCount(1);
  await save(page);
  await expectThanks(page);
});

/** Asks for the email, follows its link, which leads back, and signs in. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(HOSTS);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link to choose a password' }).click();
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible();
  const link = (await readEmails()).findLast((each) => each.email === email)?.oobLink;
  const address = `${link}&newPassword=${encodeURIComponent(PASSWORD)}`;
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.headers().location).toBe(HOSTS);
  await page.goto(HOSTS);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the owner sees both replies, and adds a host and a helper at the door', async ({ page }) => {
  await signIn(page, OWNER);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.goto(`${HOSTS}#/guests`);
  for (const name of ['Ada', 'Bo'])
    await expect(page.getByRole('link', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Manage hosts' }).click();
  for (const [email, role] of [
    [HOST, 'host'],
    [HELPER, 'door'],
  ] as const) {
    await page.getByLabel('Email').fill(email);
    if (role === 'door') await page.getByLabel('What they may do').selectOption(role);
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('button', { name: `Remove ${email}` })).toBeVisible();
  }
});

test('the host sees the list', async ({ page }) => {
  await signIn(page, HOST);
  await expect(page.getByRole('heading', { name: /^Who.s coming$/ })).toBeVisible();
});

test('the helper sees the door, and not the list', async ({ page }) => {
  await signIn(page, HELPER);
  await expect(page.getByRole('heading', { level: 1, name: 'Door' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guests' })).toBeHidden();
});

test('anybody else sees nothing', async ({ page }) => {
  await signIn(page, 'eve@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not a host yet');
});

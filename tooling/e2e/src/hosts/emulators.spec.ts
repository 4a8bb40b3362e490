import { readFile } from 'node:fs/promises';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { rulesFor } from '@invitation/emulators/rules';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import {
  addAccount,
  addHost,
  clearDocuments,
  readEmails,
  writeDocuments,
} from '@invitation/emulators/seed';
import { sampleDocuments, sampleGuests } from '@invitation/hosts/model/embedded/sample';
import type { Page } from '@playwright/test';
import { deleteDocument, writeDocument } from '../emulator-documents';
import { expect, expectAccessible, test } from '../guest';
import { downloadedText, open, waitForServiceWorker } from './pages';

const EMULATORS = {
  authHost: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  firestoreHost: process.env.FIRESTORE_EMULATOR_HOST ?? '',
  project: 'demo-invitation',
};
const HOST = { email: 'nora@example.com', password: 'a long password' };
/** Without accounts. */
const OWNER = 'owner@example.com';
const NEW_HOST = 'sam@example.com';
const STRANGER = { email: 'eve@example.com', password: 'a long password' };
/** A second tap within this time belongs to the first one. */
const SECOND_TAP_MS = 1_000;
/** An invitation of the sample with a reply. */
const REPLIED = 'sample-invitation-number-0000';

const seed = (replies?: number, open?: number) =>
  writeDocuments(EMULATORS, sampleDocuments(sampleGuests(WEEKEND, replies, open)));

/** The databases in which the SDK stores the guests. */
const copiesOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name = '' }) => name)
      .filter((name) => name.includes('firestore')),
  );

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const content = { days: WEEKEND, closesAt: null, ownerEmail: OWNER };
  const rules = rulesFor(await readFile(RULES_FILE, 'utf8'), content);
  const { firestoreHost, project } = EMULATORS;
  const address = `http://${firestoreHost}/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ content: rules }] } });
  expect((await fetch(address, { method: 'PUT', body })).ok).toBe(true);
  await addAccount(EMULATORS, HOST);
  await addAccount(EMULATORS, STRANGER);
});
test.beforeEach(async () => {
  await clearDocuments(EMULATORS);
  await addHost(EMULATORS, HOST.email);
  await seed();
});

async function signIn(page: Page, { email, password } = HOST): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in, and waits for the guests. */
async function signInAsHost(page: Page, account = HOST): Promise<void> {
  const timeout = 10_000;
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: /^Who.s coming$/ })).toBeVisible({ timeout });
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout });
}

/** Asks for a link, follows it to choose a password, and signs in. */
async function signInByEmail(page: Page, email: string): Promise<void> {
  const { password } = HOST;
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link to choose a password' }).click();
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible();
  const links = (await readEmails(EMULATORS)).filter((each) => each.email === email);
  expect(links).toHaveLength(1);
  const address = `${links[0]?.oobLink}&newPassword=${encodeURIComponent(password)}`;
  expect((await page.request.get(address)).ok()).toBe(true);
  await signInAsHost(page, { email, password });
}

test('the owner signs in by email, and adds a host who does so too, and leaves', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expectAccessible(page);
  await signInByEmail(page, OWNER);
  await page.getByRole('link', { name: 'Manage hosts' }).click();
  await page.getByLabel('Email').fill(NEW_HOST);
  await page.getByRole('button', { name: 'Add host' }).click();
  await expect(page.getByText(`${NEW_HOST} is a host now.`)).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newPage();
  await signInByEmail(other, NEW_HOST);
  await other.getByRole('link', { name: 'Manage hosts' }).click();
  await other.getByRole('button', { name: 'Remove myself' }).click();
  await other.getByRole('button', { name: 'Remove myself' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  // The page reloads.
  await expect(async () => expect(await copiesOf(other)).toEqual([])).toPass();
  await expect(page.getByRole('button', { name: `Remove ${NEW_HOST}` })).toBeHidden();
  await other.close();
});

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: [/status of 400/] });
  test('the sign-in shows an error', async ({ page }) => {
    await signIn(page, { ...HOST, password: 'wrong' });
    await expect(page.getByRole('alert')).toContainText('password is wrong');
  });
});

test('an account that is not a host sees whom to ask', async ({ page }) => {
  await signIn(page, STRANGER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not a host yet');
  await expect(page.getByRole('alert')).toContainText('Ask another host');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('all pages use the data of one listener for each collection', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signInAsHost(page);
  for (const path of ['/guests', `/guests/${REPLIED}`, '/door', '/print', '/backup']) {
    await open(page, path);
  }
  expect(requests.filter((url) => /documents:|Write\/channel/.test(url))).toEqual([]);
});

test('a change appears for another host, and a conflicting save asks first', async ({
  page,
  browser,
}) => {
  await signInAsHost(page);
  const other = await browser.newPage();
  await signInAsHost(other);
  await open(page, `/guests/${REPLIED}`);
  await open(other, `/guests/${REPLIED}`);

  await other.getByLabel('Dietary Restrictions').fill('Typed meanwhile');
  await page.getByLabel('Dietary Restrictions').fill('No shellfish');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await other.getByRole('button', { name: 'Save reply' }).click();
  const question = other.getByRole('alert').filter({ hasText: 'Someone else changed' });
  await expect(question).toContainText('Dietary Restrictions: “No shellfish”');
  await other.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(other.getByLabel('Dietary Restrictions')).toHaveValue('No shellfish');

  await other.getByLabel('Friday', { exact: true }).selectOption('no');
  await other.getByRole('button', { name: 'Save reply' }).click();
  // A form without unsaved changes shows the new answer.
  await expect(page.getByLabel('Friday', { exact: true })).toHaveValue('no');
  await other.close();
});

test.describe('at the door', () => {
  // Offline, the SDK also requests a picture of another site, which the policy blocks.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|cleardot\.gif/] });

  test('two phones show the same arrivals, also if one was offline for a while', async ({
    page,
    context,
    browser,
  }) => {
    await signInAsHost(page);
    await waitForServiceWorker(page);
    const other = await browser.newPage();
    await signInAsHost(other);
    await open(other, '/door?day=saturday');

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Door' }).click();
    await page.getByLabel('Day', { exact: true }).selectOption('saturday');
    await expect(page.getByText(/^Offline\. As of/)).toBeVisible();
    const rowOf = (phone: Page, name: RegExp) =>
      phone.getByRole('listitem').filter({ hasText: name });
    const mark = (phone: Page, name: RegExp) =>
      rowOf(phone, name)
        .getByRole('button', { name: /: mark as arrived$/ })
        .click();
    const [both, family, deleted, walkIn] = [
      /Amara Abara/,
      /Dmitri Vargas/,
      /Chloé Okafor/,
      /Otto/,
    ];
    await mark(page, both);
    await page.waitForTimeout(SECOND_TAP_MS);
    await mark(page, deleted);
    await page.getByLabel('Search by name').fill('Otto');
    await page.getByRole('button', { name: 'Add someone' }).click();
    await page.getByLabel('People').fill('2');
    await page.getByRole('button', { name: 'Add and mark as arrived' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('At the door');
    // What waits for the connection is on the device.
    await page.reload();
    await expect(page.getByText('some changes have not been sent yet')).toBeVisible();
    await expect(page.getByText(/^4 of \d+ people have arrived$/)).toBeVisible();

    await mark(other, both);
    await other.waitForTimeout(SECOND_TAP_MS);
    await mark(other, family);
    await other.waitForTimeout(SECOND_TAP_MS);
    await rowOf(other, family).getByRole('button', { name: 'One fewer' }).click();
    await deleteDocument('rsvps/sample-guest-with-password-0002');

    await context.setOffline(false);
    const counters: (string | null)[] = [];
    for (const phone of [page, other]) {
      for (const [name, arrived] of [
        [both, '1 of 1'],
        [family, '3 of 4'],
        [walkIn, '2 of 2'],
        [deleted, 'Chloé Okafor is no longer on the list: 1 arrived on Saturday'],
      ] as const) {
        await expect(rowOf(phone, name)).toContainText(arrived, { timeout: 30_000 });
      }
      await expect(phone.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
      counters.push(await phone.getByText(/^7 of \d+ people have arrived$/).textContent());
    }
    expect(counters[0]).toBe(counters[1]);
    await other.close();
  });
});

test('a sign-out deletes the local copy of the guests', async ({ page }) => {
  await signInAsHost(page);
  expect(await copiesOf(page)).toHaveLength(1);
  // The page reloads, so that nothing stays in memory either.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(await copiesOf(page)).toEqual([]);
});

test('after a flood, the fake replies are deleted, and everything comes back from a file', async ({
  page,
}) => {
  const FAKES = 2_000;
  // Two requests to the emulators for each reply.
  test.setTimeout(600_000);
  const writing = { timeout: 250_000 };
  await writeDocuments(EMULATORS, new Map([[`arrivals/${REPLIED}`, { friday: 2 }]]));
  const fakes = Array.from(
    { length: FAKES },
    (_, index) =>
      [
        `rsvps/fake-${index}`,
        { name: `Fake ${index}`, friday: 'yes', saturday: 'yes', lastRsvp: new Date() },
      ] as const,
  );
  await signInAsHost(page);
  await open(page, '/backup');
  const before = await downloadedText(page, 'Download everything');

  await writeDocuments(EMULATORS, new Map(fakes));
  await open(page, '/guests?invitation=none&since=hour');
  await expect(page.getByText(`${FAKES} of ${FAKES + 100} guests`)).toBeVisible(writing);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all 2,000' }).click();
  // Somebody uses one of them after all.
  await writeDocument('rsvps/fake-7', { name: 'Fake 7', friday: 'no', saturday: 'no' });
  await page.getByRole('button', { name: 'Delete...' }).click();
  const deleted = await downloadedText(page, 'Save the file and delete');
  expect(JSON.parse(deleted).documents).toHaveLength(FAKES);
  await expect(page.getByText(/^Deleting\.\.\. [\d,]+ of 2,000$/)).toBeVisible(writing);
  await expect(
    page.getByText('1,999 of 2,000 deleted. 1 not deleted: Fake 7. Someone else changed'),
  ).toBeVisible(writing);
  await open(page, '/guests');
  await expect(page.getByText('101 guests')).toBeVisible();
  await deleteDocument('rsvps/fake-7');
  await expect(page.getByText('100 guests')).toBeVisible();

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all 100' }).click();
  await page.getByRole('button', { name: 'Delete...' }).click();
  await downloadedText(page, 'Save the file and delete');
  await expect(page.getByText(/^60 replies and 80 invitations deleted\./)).toBeVisible(writing);
  await deleteDocument(`arrivals/${REPLIED}`);
  await expect(page.getByText('0 guests', { exact: true })).toBeVisible();
  await open(page, '/backup');
  await page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(before) });
  await page.getByRole('button', { name: /^Restore 60 replies, 80 invitations,/ }).click();
  await expect(page.getByText(/^60 replies, 80 .* and 1 arrival restored\.$/)).toBeVisible(writing);
  await expect(page.getByText('the list has everything in this file')).toBeVisible();
  const after = await downloadedText(page, 'Download everything');
  const withoutTimes = (text: string) =>
    text.replaceAll(/"(madeAt|lastRsvp)": "[^"]+"/g, '"$1": ""');
  expect(withoutTimes(after)).toBe(withoutTimes(before));
});

import { readFile } from 'node:fs/promises';
import { rulesFor } from '@invitation/backend/rules/rules';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import { PROJECT } from '@invitation/emulators/emulators';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import {
  addAccount,
  addHost,
  clearDocuments,
  deleteDocument,
  readEmails,
  writeDocuments,
} from '@invitation/emulators/seed';
import { sampleGuests } from '@invitation/hosts/backend/embedded/sample';
import { documentsIn } from '@invitation/hosts/store/documents';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectThanks, reply, save, test } from '../guest';
import { openLink } from '../invitations';
import { FULL } from '../sites';
import { expectListed } from '../stored-keys';
import { downloadedText, open, waitForServiceWorker } from './pages';
import { decodeCodes } from './pdf-codes';

const HOST = { email: 'nora@example.com', password: 'a long password' };
/** The owner and the new host have no accounts at first. */
const OWNER = 'owner@example.com';
const NEW_HOST = 'sam@example.com';
const HELPER = { email: 'zoe@example.com', password: 'a long password' };
const STRANGER = { email: 'eve@example.com', password: 'a long password' };
/** A second tap within this time belongs to the first one. */
const SECOND_TAP_MS = 1_000;
/** Too many to delete in one request. The emulator reports each change separately, so the nightly tests' 2,000 take minutes. */
const FAKES = Number(process.env.FAKE_REPLIES ?? 210);
const MANY_DOCUMENTS = { timeout: 60_000 + FAKES * 100 };
/** An invitation of the sample with a reply. */
const REPLIED = 'sample-invitation-number-0000';

const seed = () => writeDocuments(documentsIn(sampleGuests(WEEKEND)));

/** The databases in which the SDK stores the guests. */
const copiesOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name = '' }) => name)
      .filter((name) => name.includes('firestore')),
  );

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const content = { days: WEEKEND, questions: QUESTIONS, closesAt: null, ownerEmail: OWNER };
  const rules = rulesFor(await readFile(RULES_FILE, 'utf8'), content);
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${PROJECT}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ content: rules }] } });
  expect((await fetch(address, { method: 'PUT', body })).ok).toBe(true);
  await addAccount(HOST);
  await addAccount(STRANGER);
  await addAccount(HELPER);
});
test.beforeEach(async () => {
  await clearDocuments();
  await addHost(HOST.email);
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
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: /^Who.s coming$/ })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** Asks for a link, follows it to choose a password, and signs in. */
async function signInByEmail(page: Page, email: string): Promise<void> {
  const { password } = HOST;
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link to choose a password' }).click();
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible();
  const links = (await readEmails()).filter((each) => each.email === email);
  expect(links).toHaveLength(1);
  const address = `${links[0]?.oobLink}&newPassword=${encodeURIComponent(password)}`;
  const answer = await page.request.get(address);
  expect([answer.ok(), answer.url()]).toEqual([true, page.url()]);
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
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Manage hosts' }).click();
  await page.getByLabel('Email').fill(NEW_HOST);
  await page.getByRole('button', { name: 'Add host' }).click();
  await expect(page.getByText(`${NEW_HOST} is a host now.`)).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newPage();
  await signInByEmail(other, NEW_HOST);
  await other.getByRole('link', { name: 'More' }).click();
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
  // Chromium may hang if its window is closed in the middle of this.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('all pages use the data of one listener for each collection, whose local copy a sign-out deletes', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signInAsHost(page);
  for (const path of ['/guests', `/guests/${REPLIED}`, '/door', '/print', '/backup']) {
    await open(page, path);
  }
  expect(requests.filter((url) => /documents:|Write\/channel/.test(url))).toEqual([]);

  expect(await copiesOf(page)).toHaveLength(1);
  await expectListed(
    page,
    'local storage: guest_list_host',
    'local storage: guest_list_as_of',
    'local storage: guest_list_role',
  );
  await open(page, '/');
  // The page reloads, so that nothing stays in memory either.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(await copiesOf(page)).toEqual([]);
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

  await other.getByLabel('Dietary Restrictions').fill('Typed in the meantime');
  await page.getByLabel('Dietary Restrictions').fill('No shellfish');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await other.getByRole('button', { name: 'Save changes' }).click();
  const question = other.getByRole('alert').filter({ hasText: 'Someone else changed' });
  await expect(question).toContainText('Dietary Restrictions: “No shellfish”');
  await other.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(other.getByLabel('Dietary Restrictions')).toHaveValue('No shellfish');

  await other.getByLabel('Friday', { exact: true }).selectOption('no');
  await other.getByRole('button', { name: 'Save changes' }).click();
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
    const [both, family, deleted] = [/Amara Abara/, /Dmitri Vargas/, /Chloé Okafor/];
    await mark(page, both);
    await page.waitForTimeout(SECOND_TAP_MS);
    await mark(page, deleted);
    await page.getByLabel('Search by name').fill('Otto');
    await page.getByRole('button', { name: 'Add someone' }).click();
    await page.getByLabel('People').fill('2');
    await page.getByRole('button', { name: 'Add and mark as arrived' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('At the door');
    // Changes that wait for the connection are stored on the device.
    await page.reload();
    await expect(page.getByText('some changes haven’t been sent yet')).toBeVisible();
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
      await expect(phone.getByText('Live', { exact: true })).toBeVisible();
      for (const [name, arrived] of [
        // Both phones have counted one guest, and neither number replaces the other.
        ['Amara Abara', 'Counted: 1 and 1'],
        ['Dmitri Vargas', '3 of 4'],
        ['Otto', '2 of 2'],
      ] as const) {
        // The list renders only the rows near the screen.
        await phone.getByLabel('Search by name').fill(name);
        await expect(rowOf(phone, new RegExp(name))).toContainText(arrived);
      }
      await phone.getByLabel('Search by name').fill('');
      // Also on the phone that received the mark after the guest had been deleted.
      await expect(
        phone.getByText('Chloé Okafor is no longer on the list: 1 arrived on Saturday'),
      ).toBeVisible();
      const undecided = phone.getByRole('button', { name: /^7–8 of \d+ people have arrived/ });
      counters.push(await undecided.textContent());
      await undecided.click();
      await expect(phone.getByRole('listitem').first()).toContainText('Amara Abara');
    }
    expect(counters[0]).toBe(counters[1]);
    await page.reload();
    await rowOf(page, both).getByRole('button', { name: '1 arrived' }).click();
    for (const phone of [page, other]) {
      await expect(phone.getByText(/^7 of \d+ people have arrived$/)).toBeVisible();
    }
    await other.close();
  });

  test('a helper sees only the door, adds somebody without a connection, and becomes a host and a helper', async ({
    page,
    context,
  }) => {
    await addHost(HELPER.email, 'door');
    await signIn(page, HELPER);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('At the door');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await waitForServiceWorker(page);
    await page.goto(`/#/guests/${REPLIED}`);
    await expect(page.getByText(/^You’re helping at the door, so you see/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Guests' })).toBeHidden();
    await expectAccessible(page);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Offline\. As of/)).toBeVisible();
    await page.getByLabel('Search by name').fill('Otto');
    await page.getByRole('button', { name: 'Add someone' }).click();
    await page.getByRole('button', { name: 'Add and mark as arrived' }).click();
    await expect(page.getByText('some changes haven’t been sent yet')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();

    await addHost(HELPER.email);
    await page.getByRole('link', { name: 'Guests', exact: true }).click();
    await page.getByLabel('Search by name').fill('Otto');
    await page.getByRole('link', { name: 'Otto' }).click();
    await expect(page.getByLabel('Table')).toBeVisible();
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await addHost(HELPER.email, 'door');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('At the door');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect.poll(() => loads.length).toBe(1);
    await expect(page.getByText(/^1 of \d+ p(erson|eople) ha/)).toBeVisible();
    expect(loads).toHaveLength(1);
  });
});

test('a long list of guests becomes cards on paper, whose codes are personal links', async ({
  page,
}) => {
  // Too many to import in one request.
  const NEW = 204;
  const rows = Array.from(
    { length: NEW },
    (_, index) => `Family ${index},weekend,${1 + (index % 4)}`,
  );
  await signInAsHost(page);
  await open(page, '/import');
  await page.getByLabel('Guest list').fill(['name,days,people', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Preview' }).click();
  let requests = 0;
  const { promise: hasSeenProgress, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/documents:commit*', async (route) => {
    requests += 1;
    if (requests === 2) await hasSeenProgress;
    await route.continue();
  });
  await page.getByRole('button', { name: `Import ${NEW} guests` }).click();
  // The import continues, and every page shows its progress.
  await page.getByRole('link', { name: 'Guests', exact: true }).click();
  await expect(page.getByText(new RegExp(`^\\d+ of ${NEW} guests done`))).toBeVisible();
  release();
  await expect(page.getByText(`Imported ${NEW} guests`)).toBeVisible(MANY_DOCUMENTS);
  await page.getByRole('button', { name: 'See the import' }).click();
  await page.getByRole('button', { name: `Print cards for ${NEW} new guests` }).click();
  await expect(page.getByText(`${NEW} cards on ${NEW / 4} sheets`)).toBeVisible(MANY_DOCUMENTS);

  const codes = await decodeCodes(await page.pdf({ preferCSSPageSize: true }));
  expect(codes).toHaveLength(NEW);
  const guest = await page.context().newPage();
  // The codes have `dev`'s addresses, from the settings.
  await guest.goto(FULL + new URL(codes.at(-1) ?? '').hash);
  await expect(guest.getByLabel('Name(s) on Invite')).toHaveValue(/^Family \d+$/);
});

test('after a flood, fake replies are deleted but not a real one, and an Undo brings them back', async ({
  page,
}) => {
  const fakes = Array.from(
    { length: FAKES },
    (_, index) =>
      [
        `rsvps/fake-${index}`,
        { name: `Fake ${index}`, friday: 'yes', saturday: 'yes', lastRsvp: new Date() },
      ] as const,
  );
  const number = (value: number) => value.toLocaleString('en-US');
  const all = number(FAKES);
  test.setTimeout(3 * MANY_DOCUMENTS.timeout);
  await signInAsHost(page);
  await writeDocuments(new Map(fakes));
  await open(page, '/guests?invitation=none&since=hour');
  await expect(page.getByText(`${all} of ${number(FAKES + 100)} guests`)).toBeVisible(
    MANY_DOCUMENTS,
  );
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: `Select all ${all}` }).click();
  // In the meantime, a real guest uses one of the replies.
  const real = { name: 'Fake 7', friday: 'no', saturday: 'no' };
  await writeDocuments(new Map([['rsvps/fake-7', real]]));
  await page.getByRole('button', { name: 'Delete...' }).click();
  const deleted = JSON.parse(await downloadedText(page, 'Save the file and delete'));
  expect(deleted.documents).toHaveLength(fakes.length);
  await expect(
    page.getByText(
      `${number(FAKES - 1)} of ${all} deleted. 1 not deleted: Fake 7. Someone else changed`,
    ),
  ).toBeVisible(MANY_DOCUMENTS);
  await open(page, '/guests');
  await expect(page.getByText('101 guests')).toBeVisible(MANY_DOCUMENTS);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${number(FAKES - 1)} replies undone.`)).toBeVisible(MANY_DOCUMENTS);
  await expect(page.getByText(`${number(FAKES + 100)} guests`)).toBeVisible(MANY_DOCUMENTS);
});

test('a backup restores everything except the times', async ({ page }) => {
  await writeDocuments(new Map([[`arrivals/${REPLIED}`, { friday: { a: 2 } }]]));
  await signInAsHost(page);
  await open(page, '/backup');
  const before = await downloadedText(page, 'Download everything');

  await open(page, '/guests');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all 100' }).click();
  await page.getByRole('button', { name: 'Delete...' }).click();
  await downloadedText(page, 'Save the file and delete');
  await expect(page.getByText('60 replies and 80 invitations deleted.')).toBeVisible(
    MANY_DOCUMENTS,
  );
  await deleteDocument(`arrivals/${REPLIED}`);
  await expect(page.getByText('0 guests', { exact: true })).toBeVisible(MANY_DOCUMENTS);

  await open(page, '/backup');
  await page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(before) });
  await page
    .getByRole('button', { name: 'Restore 60 replies, 80 invitations, and 1 arrival' })
    .click();
  await expect(page.getByText(/ and 1 arrival restored\.$/)).toBeVisible(MANY_DOCUMENTS);
  await expect(page.getByText('the list has everything in this file')).toBeVisible(MANY_DOCUMENTS);
  const withoutTimes = (text: string) =>
    text.replaceAll(/"(madeAt|lastRsvp)": "[^"]+"/g, '"$1": ""');
  const after = await downloadedText(page, 'Download everything');
  expect(withoutTimes(after)).toBe(withoutTimes(before));
});

test('four are invited, three come on Friday and one on Saturday, with three meals', async ({
  page,
  browser,
}) => {
  const [id, name] = ['test-invitation-of-a-family-of-four', 'Rosa, Tom & the twins'];
  const invitation = { name, days: 'weekend', people: 4 } as const;
  await writeDocuments(new Map([[`invitations/${id}`, invitation]]));
  const first = await browser.newPage();
  await openLink(first, id);
  await expect(first.getByLabel('Name(s) on Invite')).toHaveValue(name);
  for (const [day, people] of [
    ['Friday', '3'],
    ['Saturday', '1'],
  ]) {
    await first.getByLabel(`${day} RSVP`).selectOption('yes');
    await first.getByLabel(`${day}: how many of you are coming?`).selectOption(people ?? '');
  }
  for (const meal of ['Fish', 'Meat', 'Vegetarian']) {
    await first.getByLabel(meal, { exact: true }).selectOption('1');
  }
  await expect(first.getByText('3 of 3 meals chosen')).toBeVisible();
  await save(first);
  await expectThanks(first);
  await first.goto(FULL);
  await expect(first.getByText('3 of 3 meals chosen')).toBeVisible();

  await signInAsHost(page);
  const totals = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Meals' }) });
  await expect(totals).toContainText('1 × Fish1 × Meat1 × Vegetarian');
  await open(page, `/guests/${id}`);
  await expect(page.getByLabel('Friday: how many people')).toHaveValue('3');
  await expect(page.getByLabel('Saturday: how many people')).toHaveValue('1');
  await expect(page.getByText('3 of 3 meals chosen')).toBeVisible();

  await open(page, '/door');
  await page.getByLabel('Day', { exact: true }).selectOption('friday');
  await page.getByLabel('Search by name').fill('rosa');
  await page.getByRole('button', { name: `${name}: mark as arrived` }).click();
  // Until the page has shown the mark for a second, it ignores a second tap.
  await page.waitForTimeout(1_500);
  await page.getByRole('button', { name: 'One fewer' }).click();
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await first.close();
});

test('guests see what a host writes, and no longer what a host removes', async ({
  page,
  browser,
}) => {
  const guest = await browser.newPage();
  await reply(guest, 'Ada', FULL);
  await signInAsHost(page);
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: 'News', exact: true }).click();
  const publish = async (audience: string, text: string) => {
    await page.getByLabel('Who sees it').selectOption(audience);
    await page.getByLabel('Text').fill(text);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('button', { name: `Remove: ${text}` })).toBeVisible();
  };
  await publish('Everyone', 'Dinner at 7pm');
  await publish('Only guests invited to all days', 'The bus leaves at 3pm');
  const items = guest.getByRole('region', { name: 'News' }).getByRole('listitem');
  await guest.reload();
  await expect(items).toHaveText([/^New.*The bus/, /^New.*Dinner/]);

  await page.getByRole('button', { name: 'Remove: Dinner at 7pm' }).click();
  await expect(page.getByText('Removed.')).toBeVisible();
  await guest.reload();
  await expect(items).toHaveText([/^The bus/]);
  await guest.close();
});

import { expect, expectThanks, fillForm, save, test, unlock } from './guest';
import { open, waitForServiceWorker } from './hosts/pages';
import { createInvitation, openLink } from './invitations';
import { GATE_FLAG } from './password';
import { HOSTS } from './sites';
import { expectListed } from './stored-keys';
import { serveTwoLanguages } from './two-languages';

const address = serveTwoLanguages();

test('the architecture lists every key that the guests’ pages leave in a browser', async ({
  page,
}) => {
  await page.goto('/');
  await expectListed(page);
  await unlock(page);
  await fillForm(page, 'Ada');
  await expectListed(page, `local storage: ${GATE_FLAG}`, 'session storage: rsvp_draft');
  await save(page);
  await expectThanks(page);
  await waitForServiceWorker(page);
  await expectListed(page, 'local storage: kept_reply', 'Cache Storage: pictures');
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expectListed(page);
  await page.getByRole('button', { name: 'RSVP for someone else' }).click();
  await page.getByRole('button', { name: 'Yes, RSVP for someone else' }).click();
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('');
  await expectListed(page, `local storage: ${GATE_FLAG}`);
  await openLink(page, await createInvitation('saturday'));
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue(/./);
  await expectListed(page, 'local storage: invitation', 'local storage: invitation_days');
});

test('the architecture lists every key of a site in two languages', async ({ page }) => {
  await page.goto(address());
  await page.locator('a[hreflang="pt-PT"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expectListed(page, 'cookie: firebase-language-override', 'Cache Storage: language');
});

test.describe('the hosts’ page', () => {
  test.use({ baseURL: HOSTS });

  test('leaves no key that the architecture does not list', async ({ page }) => {
    await open(page, '/');
    await waitForServiceWorker(page);
    await page.getByLabel('Language').selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectListed(page, 'local storage: hosts_language');
    await open(page, '/guests/sample-invitation-number-0000');
    await page.getByLabel(/^Other notes|^Weitere/).fill('Seat 7');
    await expectListed(page, 'local storage: hosts_draft:rsvps/sample-invitation-number-0000');
  });
});

import { deleteDocument, readDocument } from '@invitation/emulators/seed';
import {
  expect,
  expectBesideToast,
  expectOnlySaturday,
  expectThanks,
  fillForm,
  save,
  test,
} from '../guest';
import { createInvitation, openLink } from '../invitations';
import { FULL } from '../sites';

const NAME = 'Name(s) on Invite';

test.use({ expectedErrors: [/403|409|Firebase: |Error saving RSVP/] });

test('two browsers share a reply, and replace nothing without asking', async ({
  page,
  browser,
}) => {
  const id = await createInvitation('weekend');
  await openLink(page, id);
  await fillForm(page, 'Margarida & João');
  const other = await (await browser.newContext()).newPage();
  await openLink(other, id);
  await fillForm(other, 'Margarida & João');
  await other.getByLabel('Dietary Restrictions').fill('Vegan');
  await save(other);
  await expectThanks(other);

  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByLabel('Friday RSVP').selectOption('no');
  await save(page);
  await expectBesideToast(page, 'Keep the saved answers', 'Save RSVP');
  await expect(page.getByRole('alert')).toContainText('Dietary Restrictions: Vegan');
  await page.getByRole('button', { name: 'Keep the saved answers' }).click();
  await page.getByLabel('Friday RSVP').selectOption('no');
  await save(page);
  await expectThanks(page);
  expect(await readDocument(`rsvps/${id}`)).toMatchObject({
    id,
    friday: 'no',
    dietaryRestrictions: 'Vegan',
  });

  await other.goto(FULL);
  await expect(other.getByLabel('Friday RSVP')).toHaveValue('no');
  await other.context().close();
});

test('a withdrawn invitation keeps what is typed, and the guest replies without it', async ({
  page,
}) => {
  const id = await createInvitation('saturday');
  await openLink(page, id);
  await fillForm(page, 'Ada');
  await deleteDocument(`invitations/${id}`);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('The hosts have withdrawn');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The hosts have withdrawn');
  await expectOnlySaturday(page);
  await expect(page.getByLabel(NAME)).toHaveValue('Ada');
  await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('No nuts');
  await save(page);
  await expectThanks(page);
  expect(await readDocument(`rsvps/${id}`)).toBeNull();
});

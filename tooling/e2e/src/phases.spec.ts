import { content, translation } from '@invitation/domain/fixtures/two-languages.js';
import { WORDS } from '@invitation/domain/words/words';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './guest';
import { publishTable, secondsBefore, serveTwoLanguages } from './two-languages';

const { celebration, phases } = translation.weekend;
const english = WORDS['en-GB'];
const portuguese = WORDS['pt-PT'];
const thanks = phases?.afterwards?.text ?? '';
const PASSWORD = 'azulejo';

test.use({ hasMockClock: true });

const address = serveTwoLanguages();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function unlock(page: Page): Promise<void> {
  await page.getByLabel(english.gate.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: english.gate.submit }).click();
}

test('one build is a save-the-date, then an invitation, then a thank-you', async ({ page }) => {
  await page.clock.install({ time: secondsBefore(phases?.repliesOpen?.at, 60) });
  await page.goto(address());
  await expect(page.getByText(/reply by/)).toBeHidden();
  await unlock(page);
  await expect(title(page, english.phases.saveTheDate(celebration.hosts))).toBeVisible();
  await expect(
    // The envelope over it has the same words.
    page.getByRole('main').getByText(english.phases.repliesOpen(phases?.repliesOpen?.date ?? '')),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.clock.fastForward('01:30');
  await page.getByLabel(english.fields.name).fill('Ada');
  for (const select of await page.getByRole('combobox').all()) await select.selectOption('no');
  await page.getByRole('button', { name: english.form.save }).click();
  await expect(title(page, english.thankYou.title)).toBeVisible();

  await page.clock.setSystemTime(secondsBefore(phases?.afterwards?.at, 60));
  await page.reload();
  await expect(title(page, english.thankYou.title)).toBeVisible();
  await page.clock.fastForward('01:30');
  await expect(title(page, english.phases.thanks)).toBeVisible();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByRole('link', { name: english.phases.album })).toBeVisible();
  await page.goto(address());
  await expect(title(page, english.phases.thanks)).toBeVisible();
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(title(page, portuguese.phases.thanks)).toBeVisible();
  await expect(page.getByText(content.weekend.phases?.afterwards?.text ?? '')).toBeVisible();
});

test('the thank-you page shows the table from its day on', async ({ page }) => {
  const { tablesFrom } = translation.weekend;
  // A minute after replies open, so guests can accept.
  await page.clock.install({ time: secondsBefore(phases?.repliesOpen?.at, -60) });
  await page.goto(address());
  await unlock(page);
  await page.getByLabel(english.fields.name).fill('Ada');
  const days = page.getByRole('combobox').filter({ has: page.locator('option[value="yes"]') });
  for (const day of await days.all()) await day.selectOption('yes');
  await page.getByRole('button', { name: english.form.save }).click();
  await expect(title(page, english.thankYou.title)).toBeVisible();
  await publishTable(page);
  await page.clock.setSystemTime(secondsBefore(tablesFrom ?? undefined, 60));
  await page.reload();
  const news = () => page.evaluate(() => JSON.parse(localStorage.kept_reply).news);
  await expect.poll(news).toEqual({ items: [], seen: [] });
  const table = page.getByRole('region', { name: english.seating.title });
  await expect(table).toBeHidden();
  await page.clock.fastForward('01:30');
  await expect(table).toContainText(english.seating.table('7'));
  await expect(table.getByRole('definition')).toHaveText(['Família']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Português' }).click();
  const mesa = page.getByRole('region', { name: portuguese.seating.title });
  await expect(mesa).toContainText(portuguese.seating.table('7'));
});

test.describe('without its scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the gate asks for no reply after the celebration', async ({ page }) => {
    await page.clock.setFixedTime(secondsBefore(phases?.afterwards?.at, 0));
    // Loads nothing but the HTML.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address());
    await expect(page.getByLabel(english.gate.password, { exact: true })).toBeVisible();
    await expect(page.getByText(/reply by/)).toBeHidden();
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import * as hostsWords from '@invitation/domain/words/hosts/language';
import { wordsIn } from '@invitation/domain/words/run-time';
import { SAMPLE_NOTES, sampleGuests } from '@invitation/hosts/backend/embedded/sample';
import { EMPTY_GUEST_LIST, listGuests } from '@invitation/hosts/people/guest-list';
import { summarize } from '@invitation/hosts/people/summary';
import { csv } from '@invitation/hosts/spreadsheet/write/csv';
import { ROOT } from '@invitation/vite/root';
import type { Page } from '@playwright/test';
import { HOSTS_PATHS } from '../contents/open-content';
import { expect, expectAccessible, tabTo, test } from '../guest';
import { layoutFaults } from '../layout-faults';
import { NEWER_APIS, removeApis } from '../oldest-browsers/newer-apis';
import { brokenWords, downloadedText, open, smallTargets, waitForServiceWorker } from './pages';
import { pagesIn } from './pdf-text';

const LIST = listGuests(EMPTY_GUEST_LIST, { ...EMPTY_GUEST_LIST, ...sampleGuests(WEEKEND) });
const SUMMARY = summarize(WEEKEND, LIST.guests);
const FIRST = { key: 'sample-invitation-number-0000' };
const PATHS = [...HOSTS_PATHS, '/guests?answer=unanswered', `/guests/${FIRST.key}`];

test('every page fits a phone, with targets that are large enough', async ({ page }) => {
  for (const path of PATHS) {
    await open(page, path);
    expect(await smallTargets(page), path).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test('the overview shows the numbers of the summary', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('Sample data');
  for (const [index, weekday] of ['Friday', 'Saturday', 'Sunday'].entries()) {
    const people = SUMMARY.headcounts[index]?.people.yes;
    await expect(
      page.getByRole('link', { name: `${weekday}: ${people} people coming` }),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'See all 40' }).click();
  await expect(page.getByText('40 of 100 guests')).toBeVisible();
});

test('the page has an icon for the tab, and one for the home screen', async ({ page }) => {
  await open(page, '/');
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ]) {
    const address = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type'], rel).toBe(type);
  }
});

test('a host adds a guest who phoned, deletes the reply, and undoes that', async ({ page }) => {
  await open(page, '/new-guest');
  await page.getByRole('button', { name: 'Save guest' }).click();
  await expect(page.getByLabel('Name(s) on the card')).toHaveAccessibleDescription(
    'Name is required',
  );
  await page.getByLabel('Name(s) on the card').fill('Uncle Otto');
  await page.getByLabel('People').fill('2');
  await page.getByLabel('Invited to').selectOption('saturday');
  await page.getByLabel('Saturday').selectOption('yes');
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uncle Otto');
  await expect(page.getByText('Saturday: 2 people coming.')).toBeAttached();
  await expect(page.getByText('Friday: not invited.')).toBeAttached();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the personal link' })).toBeVisible();
  await expect(
    page.getByText(/^http:\/\/localhost:5174\/#invitation=[\w-]+&password=/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Delete this reply' }).click();
  await expect(page.getByText('Has not answered')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Saturday: 2 people coming.')).toBeAttached();

  await page.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await expect(
    page.getByRole('button', { name: 'Create a personal link: Only Saturday' }),
  ).toBeVisible();
});

test('a host merges duplicates, and undoes that', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('60 replies.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Keep these answers/ })
    .first()
    .click();
  await expect(page.getByText(/^These answers will be lost/)).toBeVisible();
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('59 replies.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('60 replies.')).toBeVisible();
});

test('two hosts write and remove news, and each sees the other’s', async ({ page, context }) => {
  await open(page, '/news');
  const other = await context.newPage();
  await open(other, '/news');
  const publish = async (host: Page, text: string) => {
    await host.getByLabel('Text').fill(text);
    await host.getByRole('button', { name: 'Publish' }).click();
    await expect(host.getByText('Published.')).toBeVisible();
  };
  await publish(page, 'Dinner at 7pm');
  await publish(other, 'The bar is open');
  for (const host of [page, other]) {
    await expect(host.getByText('Dinner at 7pm')).toBeVisible();
    await expect(host.getByText('The bar is open')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Remove: The bar is open' }).click();
  await expect(other.getByText('The bar is open')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('The bar is open')).toBeVisible();
  await expectAccessible(page);

  // Both hosts send the same news, and each sees for which guests the other has opened it.
  for (const host of [page, other]) {
    await host.getByRole('link', { name: 'Send one by one: The bar is open' }).click();
    await expect(host.getByRole('heading', { name: 'Send news one by one' })).toBeVisible();
    await expect(host.getByText('The bar is open')).toBeVisible();
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const guest = page.getByRole('heading', { level: 2 }).first();
  const name = (await guest.textContent()) ?? '';
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(guest).not.toHaveText(name);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('The bar is open');
  for (const host of [page, other]) {
    await expect(host.getByText(/opened for 1\.$/)).toBeVisible();
  }
  await expect(other.getByRole('alert')).toContainText('already opened for this guest: copying, ');
  await expectAccessible(other);

  // The page shows nothing about other news, and ends when its news is removed.
  await open(page, '/news');
  await page.getByRole('link', { name: 'Send one by one: Dinner at 7pm' }).click();
  await expect(page.getByText(/opened for 0\.$/)).toBeVisible();
  await open(page, '/news');
  await page.getByRole('button', { name: 'Remove: The bar is open' }).click();
  await expect(other.getByRole('alert')).toHaveText(/^This news was removed/);
});

test('Back and a reload return to the filters and the place in the list', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'See all 40' }).click();
  await expect(page.getByText('40 of 100 guests')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1_000));
  const place = () => page.evaluate(() => window.scrollY);
  // A click by Playwright would scroll.
  await page
    .getByRole('link', { name: /has not answered/ })
    .nth(8)
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Personal invitation' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('40 of 100 guests')).toBeVisible();
  await expect.poll(place).toBeGreaterThan(900);
  await page.reload();
  await expect(page.getByText('40 of 100 guests')).toBeVisible();
  await expect.poll(place).toBeGreaterThan(900);
});

test('Back and a reload return to the end of the overview, which is painted later', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('link', { name: 'Backup' });
  await link.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(1_000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backup');
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect(link).toBeVisible();
  await expect.poll(place).toBe(before);
});

test('the CSV file has each reply and invitation, and imports again without a difference', async ({
  page,
}) => {
  await open(page, '/');
  const text = await downloadedText(page, 'Download CSV');
  const rowsOf = (table: string) => table.split('\r\n').slice(1);
  expect(text).toMatch(/^\ufeff"Name",.*"Friday: people",.*"Phone",/);
  expect(rowsOf(text)).toEqual(
    rowsOf(csv({ days: WEEKEND, timeZone: 'America/New_York' }, { ...LIST, notes: SAMPLE_NOTES })),
  );
  await open(page, '/import');
  await page
    .getByLabel('Or choose a file')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText(/^0 new, 0 changed, 80 unchanged, 0 mistakes\.$/)).toBeVisible();
});

test('the printed list has a row for each guest, and cuts none of them between two pages', async ({
  page,
}) => {
  await open(page, '/print');
  await expect(page.getByRole('row')).toHaveCount(101);
  const print = async (format: string) => pagesIn(await page.pdf({ format }));
  // Other system fonts may take one page more.
  expect([4, 5]).toContain((await print('A4')).length);
  expect([4, 5, 6]).toContain((await print('Letter')).length);

  const names = page.getByRole('rowheader');
  await names.evaluateAll((all) => {
    for (const name of all) name.append(' and all of the family'.repeat(6));
  });
  const texts = (await names.allTextContents()).map((text) => text.replaceAll(/\s/g, ''));
  const [friday, saturday] = SUMMARY.headcounts.map(({ people }) => people.yes);
  for (const format of ['A4', 'Letter']) {
    const pages = await print(format);
    expect(pages[0]?.text).toMatch(
      new RegExp(
        `^GuestlistNora&Sam.*Printed[A-Z].*Friday${friday}peopleSaturday${saturday}people`,
      ),
    );
    for (const { text } of pages) expect(text).toContain('NameTableFridaySaturdaySunday');
    expect(pages.reduce((sum, { boxes }) => sum + boxes, 0)).toBe(texts.length);
    const isOn = (text: string) => pages.some((each) => each.text.includes(text));
    expect(texts.filter((text) => !isOn(text))).toEqual([]);
  }
});

test('the printed list asks for landscape, and breaks no usual word in portrait either', async ({
  page,
}) => {
  await open(page, '/print');
  const sheets = await page.pdf({ format: 'Letter' });
  expect(sheets.toString('latin1')).toContain('/MediaBox [0 0 792 612]');
  await page.emulateMedia({ media: 'print' });
  const expectWholeWords = async (widths: readonly number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 739 });
      await expect.poll(() => brokenWords(page), `${width} pixels`).toEqual([]);
    }
  };
  // Letter and A4 without the usual margins, in CSS pixels. Safari does not turn the sheet by itself.
  const [portrait, landscape] = [
    [739, 717],
    [979, 1046],
  ];
  await expectWholeWords([...portrait, ...landscape]);
  const diet = page.getByRole('cell', { name: 'Vegetarian', exact: true }).first();
  await diet.evaluate((cell) => {
    cell.textContent = 'Laktoseunverträglichkeit';
  });
  await expectWholeWords(landscape);
});

test('a card prints with the drawings that the screen shows', async ({ page }) => {
  await open(page, '/cards');
  const drawings = page.getByRole('article').first().locator('svg').filter({ visible: true });
  const count = await drawings.count();
  await page.emulateMedia({ media: 'print' });
  await expect(drawings).toHaveCount(count);
});

test('the page is dark on a dark device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/door');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
});

test.describe('with a mock clock', () => {
  test.use({ hasMockClock: true });

  test('a phone that was put away overnight offers the new day at the door', async ({ page }) => {
    const putAway = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await page.clock.install({ time: new Date('2025-10-03T23:00:00-04:00') });
    await open(page, '/door');
    const day = page.getByLabel('Day', { exact: true });
    await page.clock.fastForward('09:55:00');
    await putAway(true);
    await page.clock.fastForward('00:05:00');
    await putAway(false);
    await expect(day).toHaveValue('friday');
    await putAway(true);
    await page.clock.fastForward('02:00:00');
    await putAway(false);
    await expect(day).toHaveValue('saturday');
  });
});

test('every task is two taps from the overview', async ({ page }) => {
  for (const [link, heading] of [
    ['Remind one by one', 'Remind one by one'],
    ['Thank one by one', 'Thank one by one'],
    ['News', 'News'],
    ['Tables', 'Tables'],
    ['Invitation cards', 'Cards'],
    ['Place cards', 'Cards'],
    ['Guest list to print', 'Guest list'],
    ['Import guests', 'Import guests'],
    ['Backup', 'Backup'],
    ['Manage hosts', 'Hosts'],
  ] as const) {
    await open(page, '/');
    await page.getByRole('link', { name: 'More' }).click();
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('a host seats several guests at once, sees them at the table, and takes it back', async ({
  page,
}) => {
  await open(page, '/guests?answer=yes');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Table, tags...' }).click();
  await page.getByLabel('Table (blank for none)').fill('77');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 guests are at table 77.')).toBeVisible();
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Tables' }).click();
  const table = page.getByRole('heading', { name: /^Table 77/ });
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 guests’ notes undone.')).toBeVisible();
  await expect(table).toBeHidden();
});

test('the page for the door works offline after one visit', async ({ page, context }) => {
  await open(page, '/');
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Door' }).click();
  await expect(page.getByText(/^Offline\. As of /)).toBeVisible();
  await page.getByLabel('Search by name').fill('bjorn');
  await page
    .getByRole('button', { name: /^Björn.*: mark as arrived$/ })
    .first()
    .click();
  await expect(page.getByText(/^[1-9] of \d+ people (has|have) arrived$/)).toBeVisible();
  // Every other page opens too.
  for (const path of [`/guests/${FIRST.key}`, '/new-guest', '/print', '/']) await open(page, path);
});

test('a host can search for a guest with only the keyboard', async ({ page }) => {
  await open(page, '/guests');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Search by name'));
  await page.keyboard.type('zoe');
  await tabTo(page, page.getByRole('link', { name: /Zoë/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Zoë/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Texts of the hosts' page, and of its backends. */
const HOSTS_TEXTS = [
  'Who hasn’t answered',
  'Possible duplicates',
  'Keep these answers',
  'embedded_guest_list',
];

/** All scripts and styles of a build. */
async function readAssets(app: string): Promise<string> {
  const folder = join(ROOT, 'apps', app, 'dist-embedded/assets');
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

test("nothing of the hosts' page is in the guests' builds", async () => {
  const found = async (app: string) => {
    const assets = await readAssets(app);
    return HOSTS_TEXTS.filter((text) => assets.includes(text));
  };
  expect(await found('full')).toEqual([]);
  expect(await found('saturday')).toEqual([]);
  // Proves that the list of texts is up to date.
  expect(await found('hosts')).toEqual(HOSTS_TEXTS);
});

test("the owner's address is in no file of a site", async () => {
  const { OWNER_EMAIL: owner = '' } = parseEnv(await readFile(join(ROOT, '.env.embedded'), 'utf8'));
  expect(owner).toContain('@');
  for (const app of ['full', 'saturday', 'hosts']) {
    const folder = join(ROOT, 'apps', app, 'dist-embedded');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(5);
    for (const { parentPath, name } of files) {
      expect(await readFile(join(parentPath, name), 'latin1'), name).not.toContain(owner);
    }
  }
});

test('a host corrects a reply and marks an arrival in a browser without newer APIs', async ({
  page,
}) => {
  await page.addInitScript(removeApis, NEWER_APIS);
  await open(page, '/');
  expect(await page.evaluate(() => typeof [].toSorted)).toBe('undefined');
  await page.getByRole('link', { name: 'Guests', exact: true }).click();
  await page.getByLabel('Search by name').fill('bjorn haddad');
  await page.getByText('Björn Haddad').click();
  await page.getByLabel('Friday', { exact: true }).selectOption('no');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Door' }).click();
  await page.getByLabel('Search by name').fill('bjorn');
  await page.getByRole('button', { name: /^Björn Haddad.*: mark as arrived$/ }).click();
  await expect(page.getByText('2 of 2')).toBeVisible();
});

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test('the door works, with one language loaded and no English on any page', async ({
    page,
    context,
  }) => {
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    await open(page, '/door?day=friday');
    expect(loaded.filter((path) => /\/(de|en|es|pt)(-\w\w)?-[\w-]+\.js$/.test(path))).toEqual([
      expect.stringContaining('/pt-PT-'),
    ]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    await expect(page).toHaveTitle('À entrada · Nora & Sam');

    await waitForServiceWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByLabel('Dia')).toHaveText(/Sexta-feira/);
    await page.getByLabel('Procurar pelo nome').fill('a');
    await page.getByRole('button', { name: 'marcar chegada' }).first().click();
    await expect(page.getByRole('button', { name: 'Mais um' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Anular' }).click();
    await context.setOffline(false);

    const portuguese = sentencesOf(await wordsIn('pt-PT'));
    const english = sentencesOf(hostsWords).filter((text) => !portuguese.includes(text));
    for (const path of PATHS) {
      await open(page, path);
      const texts = await page.evaluate(() =>
        [...document.querySelectorAll('#root *')]
          // Cards are in the language of the guests.
          .filter((element) => element.closest('[lang]') === document.documentElement)
          .flatMap((element) => [
            element.getAttribute('aria-label'),
            ...[...element.childNodes]
              .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
              .map(({ textContent }) => textContent),
          ]),
      );
      expect(
        texts.filter((text) => english.includes(text?.trim() ?? '')),
        path,
      ).toEqual([]);
      // Portuguese words are longer than the English ones.
      const faults = await page.evaluate(layoutFaults);
      expect(faults.filter((fault) => fault.endsWith('is cut.'))).toEqual([]);
    }
  });
});

test('a host chooses the language, and the device remembers it', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wer kommt');
  await page.reload();
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
});

/** The words that are plain texts. Functions of a value are left out. */
function sentencesOf(...groups: readonly object[]): string[] {
  return groups.flatMap((group) =>
    Object.values(group).flatMap((text) => {
      if (typeof text === 'object') return sentencesOf(text);
      return typeof text === 'string' ? text : [];
    }),
  );
}

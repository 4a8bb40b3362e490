import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { halves } from '@invitation/content/photos/testing/pictures';
import type { Page } from '@playwright/test';
import { buildSites } from './contents/build-sites';
import { openStudio } from './contents/open-studio';
import { sampleInBuild } from './contents/sample-in-build';
import { withFolder } from './contents/with-folder';
import { expect as expectOf, test } from './guest';

/** Servers that start, photographs and builds take long on a busy machine. */
const expect = expectOf.configure({ timeout: 120_000 });
test.slow();
test.use({
  viewport: { width: 1280, height: 800 },
  // The server of the site beside the studio starts again when days change. `openStudio` watches the studio's own.
  expectedErrors: [/./],
});

interface Start {
  readonly names: string;
  readonly party: string;
  readonly language: string;
  /** As typed, and as suggested. */
  readonly city: readonly [typed: string, place: string];
  readonly title: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly password: string;
}

/** The first ten minutes (B22). */
async function begin(page: Page, start: Start): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Your names').fill(start.names);
  await field('What you celebrate').selectOption(start.party);
  await field('Language of the site').selectOption(start.language);
  const [typed, place] = start.city;
  await field('City').fill(typed);
  await page.getByRole('button', { name: place }).click();
  await field('What’s happening').fill(start.title);
  await field('Date').fill(start.date);
  await field('Start').fill(start.start);
  await field('End').fill(start.end);
  await field('Place').fill(start.location);
  await field('Password for your guests').fill(start.password);
  await page.getByRole('button', { name: 'Make our site' }).click();
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: start.title }).first(),
  ).toBeVisible();
}

/** Two photographs, and one that broke on its way. */
async function photographsIn(folder: string): Promise<string[]> {
  await mkdir(folder);
  const portrait = await halves(600, 800).jpeg().toBuffer();
  const files = {
    'portrait.jpg': portrait,
    'landscape.jpg': await halves(800, 600).jpeg().toBuffer(),
    'broken.jpg': portrait.subarray(0, portrait.length / 2),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return Object.keys(files).map((name) => join(folder, name));
}

test('a couple without an editor makes the site theirs, first without photographs', async ({
  page,
}) => {
  await withFolder(async (folder) => {
    const photographs = await photographsIn(join(folder, 'photographs'));
    await using studio = await openStudio(page, folder);
    await begin(page, {
      names: 'Jana',
      party: 'birthday',
      language: 'de',
      city: ['Leipzig', 'Leipzig, Sachsen, Germany'],
      title: 'Gartenfest',
      date: '2083-08-21',
      start: '15:00',
      end: '01:00',
      location: 'Kleingarten Abendsonne',
      password: 'lindenblüte',
    });
    const apps = ['full', 'hosts'] as const;
    await buildSites(folder, apps);
    for (const app of apps) {
      expect(await sampleInBuild(join(folder, app), join(folder, 'content')), app).toEqual([]);
    }

    const site = page.frameLocator('iframe');
    const title = page.getByLabel('The title of the form', { exact: true });
    await title.fill('Feiert mit uns');
    await expect(site.getByText('Feiert mit uns')).toBeVisible();
    // A page that its server has lost, because it started again just then, comes by itself.
    const lost = page.waitForEvent('requestfailed');
    await page.route('**/dev-gate?open*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Reload' }).click();
    await lost;
    await expect(site.getByText('Feiert mit uns')).toBeVisible();
    // The site beside the field follows each letter, and must not take the focus.
    await title.press('End');
    await title.pressSequentially(' und tanzt', { delay: 300 });
    await expect(title).toHaveValue('Feiert mit uns und tanzt');
    await expect(site.getByText('Feiert mit uns und tanzt')).toBeVisible();

    await page.getByRole('button', { name: 'Album', exact: true }).first().click();
    const slots = page.locator('input[type=file]');
    await slots.first().setInputFiles(photographs);
    await expect(page.getByText('broken.jpg is damaged or incomplete').first()).toBeVisible();
    const alternatives = page.getByLabel('What it shows', { exact: true });
    await expect(alternatives).toHaveCount(photographs.length - 1);
    for (const [index, picture] of ['thank-you', 'profile'].entries()) {
      await slots.nth(index + 1).setInputFiles(join(folder, 'photographs/portrait.jpg'));
      await expect(page.locator(`img[src*="${picture}-portrait"]`)).toBeVisible();
      await page.getByLabel(`The ${picture} picture: what it shows`).fill('Jana');
    }
    for (const [index, field] of (await alternatives.all()).entries()) {
      await field.fill(`Foto ${index + 1}`);
    }
    await expect(page.getByText('All changes saved.')).toBeVisible();
    const brokenPictures = await page
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      );
    expect(brokenPictures).toEqual([]);
    expect(studio.faults).toEqual([]);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { halves } from '@invitation/content/photos/testing/pictures';
import type { SiteName } from '@invitation/vite/content/sites';
import type { Page } from '@playwright/test';
import { buildSites } from './contents/build-sites';
import { openStudio } from './contents/open-studio';
import { sampleInBuild } from './contents/sample-in-build';
import { expect as expectOf, test } from './guest';

/** Servers that start, photographs and builds take long on a busy machine. */
const expect = expectOf.configure({ timeout: 120_000 });
test.slow();
test.use({
  viewport: { width: 1280, height: 800 },
  // The site's server starts again when days change, and the studio refuses a broken photograph. A script's error still fails.
  expectedErrors: [/^Failed to load resource|failed to connect to websocket/],
});

interface Start {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  /** As typed, and as suggested. */
  readonly city: readonly [typed: string, place: string];
}

/** The first ten minutes (B22). */
async function begin(page: Page, { fields, choices, city: [typed, place] }: Start): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  for (const [label, option] of Object.entries(choices)) {
    await page.getByLabel(label, { exact: true }).selectOption(option);
  }
  await page.getByLabel('City', { exact: true }).fill(typed);
  await page.getByRole('button', { name: place }).click();
  await page.getByRole('button', { name: 'Make our site' }).click();
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

async function expectNothingOfSample(folder: string, apps: readonly SiteName[]): Promise<void> {
  await buildSites(folder, apps);
  for (const app of apps) {
    expect(await sampleInBuild(join(folder, app), join(folder, 'content')), app).toEqual([]);
  }
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'couple-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a couple makes the site theirs: first minutes, texts, photographs', async ({ page }) => {
  await withFolder(async (folder) => {
    const photographs = await photographsIn(join(folder, 'photographs'));
    {
      await using _ = await openStudio(page, folder);
      await begin(page, {
        fields: {
          'Your names': 'Ana & Rui',
          'What’s happening': 'Casamento',
          Date: '2083-06-12',
          Start: '15:00',
          End: '02:00',
          Place: 'Palácio Fronteira',
          'Password for your guests': 'saudade',
        },
        choices: { 'What you celebrate': 'wedding', 'Language of the site': 'pt-PT' },
        city: ['Lisboa', 'Lisbon, Lisboa, Portugal'],
      });
      const site = page.frameLocator('iframe');
      await expect(site.getByRole('heading', { name: 'Casamento' }).first()).toBeVisible();
      const title = page.getByLabel('The title of the form', { exact: true });
      await title.fill('Celebra connosco');
      await expect(site.getByText('Celebra connosco')).toBeVisible();
      // The site beside the field follows each letter, and must not take the focus.
      await title.press('End');
      await title.pressSequentially(' e dança', { delay: 300 });
      await expect(title).toHaveValue('Celebra connosco e dança');
      await expect(site.getByText('Celebra connosco e dança')).toBeVisible();
      await page.getByRole('button', { name: 'Album', exact: true }).first().click();
      await page.locator('input[type=file]').first().setInputFiles(photographs);
      await expect(page.getByText('broken.jpg is damaged or incomplete').first()).toBeVisible();
      const alternatives = page.getByLabel('What it shows', { exact: true });
      await expect(alternatives).toHaveCount(photographs.length - 1);
      for (const [index, picture] of ['thank-you', 'profile'].entries()) {
        const file = join(folder, 'photographs/portrait.jpg');
        await page
          .locator('input[type=file]')
          .nth(index + 1)
          .setInputFiles(file);
        await expect(page.locator(`img[src*="${picture}-portrait"]`)).toBeVisible();
        await page.getByLabel(`The ${picture} picture: what it shows`).fill('Ana e Rui');
      }
      for (const [index, field] of (await alternatives.all()).entries()) {
        await field.fill(`Fotografia ${index + 1}`);
      }
      await expect(page.getByText('All changes saved.')).toBeVisible();
    }
    await expectNothingOfSample(folder, ['full', 'hosts']);
  });
});

test('a birthday without photographs is ready after the first minutes', async ({ page }) => {
  await withFolder(async (folder) => {
    {
      await using _ = await openStudio(page, folder);
      await begin(page, {
        fields: {
          'Your names': 'Jana',
          'What’s happening': 'Gartenfest',
          Date: '2083-08-21',
          Start: '15:00',
          End: '01:00',
          Place: 'Kleingarten Abendsonne',
          'Password for your guests': 'lindenblüte',
        },
        choices: { 'What you celebrate': 'birthday', 'Language of the site': 'de' },
        city: ['Leipzig', 'Leipzig, Sachsen, Germany'],
      });
      const site = page.frameLocator('iframe');
      await expect(site.getByRole('heading', { name: 'Gartenfest' }).first()).toBeVisible();
    }
    await expectNothingOfSample(folder, ['full', 'hosts']);
  });
});

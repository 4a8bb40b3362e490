import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { halves } from '@invitation/content/photos/testing/pictures';
import { palettesOf } from '@invitation/domain/build-time/drawing/palettes';
import type { Locator, Page } from '@playwright/test';
import { begin } from './contents/begin';
import { buildSites } from './contents/build-sites';
import { dropFolder } from './contents/drop-folder';
import { countInputs } from './contents/inputs';
import { openStudio } from './contents/open-studio';
import { photographsOfPhone } from './contents/photographs-of-phone';
import { sampleInBuild } from './contents/sample-in-build';
import { withFolder } from './contents/with-folder';
import { expect as expectOf, test } from './guest';

/** Servers that start, photographs and builds take long on a busy machine. */
const expect = expectOf.configure({ timeout: 120_000 });
test.slow();

const PHOTOGRAPHS = 31;
test.use({
  viewport: { width: 1280, height: 800 },
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  // The server of the site beside the studio starts again when days change. `openStudio` watches the studio's own.
  expectedErrors: [/./],
});

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
    const inputs = countInputs();
    await begin(page, inputs, {
      names: 'Jana',
      party: 'birthday',
      city: 'Leipzig',
      days: [
        {
          title: 'Gartenfest',
          date: '2083-08-21',
          start: '15:00',
          end: '01:00',
          location: 'Kleingarten Abendsonne',
        },
      ],
      password: 'lindenblüte',
    });
    // Nine, and the press of the button.
    expect(inputs.counted().inputs).toBe(10);
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
    const zone = page.getByRole('region', { name: /^Drop your album photos/ });
    await dropFolder(zone, join(folder, 'photographs'));
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

/** By the title in German: the one in English, and a sentence or two in both. */
const TEXTS_OF_DAYS = {
  Willkommen: [
    'Welcome drinks',
    'Kommt, wie ihr seid, direkt vom Bahnhof.',
    'Come as you are, straight from the station.',
  ],
  'Auf Arthur’s Seat': [
    'Walk up Arthur’s Seat',
    'Eine gute Stunde hinauf, mit festen Schuhen.',
    'An easy hour up, in good shoes.',
  ],
  'Die Hochzeit': [
    'The wedding',
    'Trauung um zwei, Essen um sechs, dann Tanz bis in die Nacht.',
    'Ceremony at two, dinner at six, and a ceilidh until late.',
  ],
  Abschiedsbrunch: ['Farewell brunch', 'Eier, Kaffee und Abschied.', 'Eggs, coffee and goodbyes.'],
} as const;

test('four days, two languages and 31 photographs are 90 inputs and 25 minutes at most', {
  tag: '@nightly',
}, async ({ page }) => {
  await withFolder(async (folder) => {
    const photographs = await photographsOfPhone(join(folder, 'photographs'), PHOTOGRAPHS);
    await using studio = await openStudio(page, folder);
    const inputs = countInputs();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const open = (section: string) => inputs.press(button(section).first());
    const write = async (
      label: string,
      german: string,
      english: string,
      within: Page | Locator = page,
    ) => {
      await inputs.fill(within.getByLabel(`${label} (German)`, { exact: true }), german);
      await inputs.fill(within.getByLabel(`${label} (English)`, { exact: true }), english);
    };
    await begin(page, inputs, {
      names: 'Isla & Jonas',
      party: 'wedding',
      city: 'Edinburgh',
      place: 'Edinburgh, United Kingdom',
      days: [
        {
          title: 'Willkommen',
          date: '2083-08-19',
          start: '18:00',
          end: '23:00',
          location: 'The Cat’s Whisker',
        },
        { title: 'Auf Arthur’s Seat', start: '10:00', end: '13:00', location: 'Holyrood Lodge' },
        { title: 'Die Hochzeit', start: '14:00', end: '01:00', location: 'Thistle Hall' },
        { title: 'Abschiedsbrunch', start: '11:00', end: '14:00', location: 'The Harbour Kitchen' },
      ],
      password: 'distel',
    });
    await open('Languages');
    await inputs.press(page.getByRole('checkbox', { name: 'British English' }));
    await expect(field('Default language, for all other browsers')).toBeVisible();
    await open('Days');
    for (const [name, [title, german, english]] of Object.entries(TEXTS_OF_DAYS)) {
      const day = page.getByRole('group', { name, exact: true });
      await inputs.fill(day.getByLabel('The title (English)'), title);
      await write('A sentence or two for guests', german, english, day);
    }
    await open('Words');
    await write(
      'The sentence below it',
      'Vier Tage in Edinburgh, mit Dudelsack',
      'Four days in Edinburgh, with bagpipes',
    );
    await write(
      'The sentence above the button to the pictures',
      'Sechs Jahre und zwei Länder, in Bildern.',
      'Six years and two countries, in pictures.',
    );
    await open('Replies');
    await inputs.press(button('Add: The last day for replies'));
    await inputs.fill(field('The last day for replies'), '2083-06-30');
    await write(
      'Whom to ask afterwards',
      'Ruft Jonas an, dann sehen wir weiter.',
      'Call Isla, and we’ll see.',
    );
    await open('Colors and drawings');
    await inputs.press(page.getByRole('radio', { name: 'forest' }));
    await inputs.press(page.getByRole('radio', { name: 'hills' }));
    await open('Gifts');
    await inputs.press(button('Add: Gifts'));
    await write('The heading about gifts', 'Geschenke', 'Gifts');
    await write(
      'What you say about gifts',
      'Euer Kommen ist das schönste Geschenk. Wer mag, schickt uns nach Norwegen.',
      'Your company is the best gift. If you like, help us to see Norway.',
    );
    await inputs.press(button('Add a button'));
    await write('A button', 'Zur Reisekasse', 'To our travel fund');
    await inputs.fill(field('The page that it opens'), 'https://www.paypal.me/islaandjonas');
    await open('Good to know');
    await inputs.press(button('Add a section').first());
    await write('The heading of a section', 'Wo ihr schlaft', 'Where to stay');
    await write(
      'Its text',
      'In der Alten Mühle sind Zimmer für euch frei. Sagt dort einfach, dass ihr zu uns gehört.',
      'The Old Mill keeps rooms for you. Just tell them that you are with us.',
    );
    await open('Album');
    const slots = page.locator('input[type=file]');
    await inputs.drop(slots.first(), photographs);
    await expect(button('Crop')).toHaveCount(PHOTOGRAPHS, { timeout: 400_000 });
    await inputs.press(button('Describe later'));
    for (const [index, picture] of ['thank-you', 'profile'].entries()) {
      await inputs.drop(slots.nth(index + 1), photographs.slice(index, index + 1));
      await expect(page.locator(`img[src*="${picture}-img"]`)).toBeVisible();
    }
    await expect(page.getByText('All changes saved.')).toBeVisible();
    // Its switches leave the phone all in sight.
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 });
    const { inputs: count, characters, minutes } = inputs.counted();
    console.info(`${count} inputs, ${characters} characters, ${minutes.toFixed(1)} minutes`);
    expect(count).toBeLessThanOrEqual(90);
    expect(minutes).toBeLessThanOrEqual(25);
    await button('Settings').click();
    const { accent } = palettesOf('forest').day;
    const channels = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Weiter' })).toHaveCSS(
      'background-color',
      `rgb(${channels.join(', ')})`,
    );
    const apps = ['full', 'hosts'] as const;
    await buildSites(folder, apps);
    for (const app of apps) {
      expect(await sampleInBuild(join(folder, app), join(folder, 'content')), app).toEqual([]);
    }
    expect(studio.faults).toEqual([]);
  });
});

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectThanks, fillForm, save, test, unlock, WITH_MOTION } from './guest';
import { FULL, HOSTS, SATURDAY } from './sites';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));

/** Enough time for confetti, toasts and transitions to end. */
const SETTLE_MS = 6000;

test.use({ ...WITH_MOTION, deviceScaleFactor: 2 });

/** Takes screenshots of four pages of the guests. */
async function takeScreens(page: Page, site: string): Promise<Buffer[]> {
  const screens: Buffer[] = [];
  const take = async () => {
    await page.waitForTimeout(SETTLE_MS);
    screens.push(await page.screenshot());
  };
  await page.goto(site);
  await take();
  await unlock(page);
  await fillForm(page, 'Ada & Grace');
  await page.evaluate(() => window.scrollTo(0, 0));
  await take();
  await save(page);
  await expectThanks(page);
  await take();
  await page.getByRole('button', { name: 'View Highlights' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await take();
  return screens;
}

/** Takes screenshots of four pages of the hosts. */
async function takeHostsScreens(page: Page): Promise<Buffer[]> {
  const screens: Buffer[] = [];
  for (const path of [
    '/',
    '/guests',
    '/guests/sample-invitation-number-0001',
    '/door?day=saturday',
  ]) {
    await page.goto(`${HOSTS}/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const index of path.startsWith('/door') ? [0, 1, 1] : []) {
      await page.getByRole('button', { name: 'mark as arrived' }).nth(index).click();
      // A second tap within a second marks nobody.
      await page.waitForTimeout(SETTLE_MS / 6 + 1_000);
    }
    await page.waitForTimeout(SETTLE_MS / 6);
    screens.push(await page.screenshot());
  }
  return screens;
}

/** A page that shows the screens side by side. */
const montage = (screens: readonly Buffer[], background: string) => {
  const images = screens.map(
    (screen) => `<img src="data:image/png;base64,${screen.toString('base64')}">`,
  );
  return `<style>body{margin:0;height:100vh;display:flex;gap:40px;align-items:center;justify-content:center;background:${background}}img{width:340px;border-radius:28px;box-shadow:0 10px 30px #0006}</style>${images.join('')}`;
};

for (const { name, take, background } of [
  { name: 'weekend', take: (page: Page) => takeScreens(page, FULL), background: '#e6d9c3' },
  { name: 'saturday', take: (page: Page) => takeScreens(page, SATURDAY), background: '#0b0f24' },
  { name: 'hosts', take: takeHostsScreens, background: '#d9c7b8' },
]) {
  test(`takes the README's picture of ${name}`, async ({ page, browser }) => {
    const screens = await take(page);
    const wall = await browser.newPage({
      viewport: { width: 1600, height: 900 },
      deviceScaleFactor: 1,
    });
    await wall.setContent(montage(screens, background));
    await wall.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 84 });
  });
}

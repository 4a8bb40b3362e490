// Takes the README's two pictures of the sites: four screens of a phone each, by day and by night.
// Usage: tsx src/portraits.ts
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchOptions } from '@invitation/browser/find-browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expectThanks, fillForm, save, unlock } from './guest';
import { FULL, PORTS, SATURDAY } from './sites';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const SERVER = fileURLToPath(
  new URL('../node_modules/@invitation/hosting/src/serve-site.ts', import.meta.url),
);
const PHONE = { width: 390, height: 844 };
const WALLS = { weekend: '#e6d9c3', saturday: '#0b0f24' };

/** Walks to each screen and takes it. */
async function takeScreens(page: Page, site: string): Promise<Buffer[]> {
  const screens: Buffer[] = [];
  const take = async () => {
    // Confetti, toasts and transitions come and go.
    await page.waitForTimeout(6000);
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

async function hang(browser: Browser, screens: readonly Buffer[], name: keyof typeof WALLS) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const images = screens
    .map((screen) => `<img src="data:image/png;base64,${screen.toString('base64')}">`)
    .join('');
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:flex;gap:40px;align-items:center;justify-content:center;background:${WALLS[name]}}img{width:340px;border-radius:28px;box-shadow:0 10px 30px #0006}</style>${images}`,
  );
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 84 });
}

const servers = (['full', 'saturday'] as const).map((app) =>
  spawn(
    process.execPath,
    ['--import', 'tsx', SERVER, app, `apps/${app}/dist-embedded`, String(PORTS[app])],
    { stdio: 'inherit' },
  ),
);
const browser = await chromium.launch(launchOptions());
try {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, site] of [
    ['weekend', FULL],
    ['saturday', SATURDAY],
  ] as const) {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (
        await fetch(site).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2 });
    await hang(browser, await takeScreens(page, site), name);
  }
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

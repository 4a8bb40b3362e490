import { translatePage } from '@invitation/emulators/browsers/translate-page';
import type { Page } from '@playwright/test';
import { expect, hold, passGate, test } from './guest';
import { PASSWORD } from './password';
import { FULL, HOSTS } from './sites';

/** An entry of https://wicg.github.io/layout-instability/, which TypeScript does not know yet. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const ENTRY = /\/assets\/index-.*\.js/;
const open = (page: Page, address = '/') => page.goto(address, { waitUntil: 'commit' });
const password = (page: Page) => page.getByLabel('Password');
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
const form = (page: Page) => page.getByLabel('Name(s) on Invite');

test('the gate appears before any script runs, and keeps what was typed', async ({ page }) => {
  const { release } = await hold(page, ENTRY);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora & Sam’s Birthday Party');
  await password(page).pressSequentially('east');
  release();
  await page.waitForLoadState('networkidle');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('village');
  await expect(password(page)).toHaveValue(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
});

for (const [typed, outcome] of [
  ['east', password],
  [PASSWORD, form],
] as const) {
  test(`a gate that is translated before any script runs keeps what was typed ("${typed}")`, async ({
    page,
  }) => {
    const { release } = await hold(page, ENTRY);
    await open(page);
    await password(page).pressSequentially(typed);
    await page.evaluate(translatePage, '‹');
    if (outcome === form) await proceed(page).click();
    release();
    await page.waitForLoadState('networkidle');
    await expect(outcome(page)).toBeVisible();
    if (outcome === form) return;
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue(typed);
  });
}

test('Chrome compiles the scripts while they load', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = loaded.filter((name) => /\/assets\/.*\.js$/.test(name));
  const beginnings = await Promise.all(
    scripts.map(async (name) => (await (await page.request.get(name)).text()).split('\n')[0]),
  );
  expect(beginnings).toContain('//# allFunctionsCalledOnLoad');
  expect(new Set(beginnings).size).toBe(1);
});

for (const [typed, outcome] of [
  [PASSWORD, form],
  ['', (page: Page) => page.getByText('Password is required')],
] as const) {
  test(`pressing Continue before the scripts have loaded takes effect afterwards ("${typed}")`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    const { release } = await hold(page, ENTRY);
    await open(page);
    await password(page).fill(typed);
    await proceed(page).click();
    await expect(password(page)).toHaveValue(typed);
    await expect(page).toHaveURL(`${FULL}/`);
    release();
    await expect(outcome(page)).toBeVisible();
    await expect(page).toHaveURL(`${FULL}/`);
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
    expect(requests.filter((request) => request.includes(PASSWORD))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message asks for JavaScript in place of the gate', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('noscript')).toBeVisible();
    // Playwright finds no text inside `noscript`.
    expect(await page.locator('noscript').evaluate((note) => note.innerHTML)).toContain(
      'This invitation needs JavaScript',
    );
    await expect(page.locator('#root')).toBeHidden();
  });
});

test('a guest who has passed the gate before never sees it', async ({ page }) => {
  const { release } = await hold(page, ENTRY);
  await passGate(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const gate = document.querySelector<HTMLElement>('#root input[type=password]');
      if (gate?.checkVisibility()) seen.push('the gate');
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page);
  await page.waitForTimeout(300);
  const waiting = await page
    .locator('#root')
    .evaluate((root) => getComputedStyle(root, '::after').content);
  expect(waiting).toBe('"Loading..."');
  release();
  await expect(form(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('a guest who has passed the gate before requests each script once', async ({ page }) => {
  const { release } = await hold(page, ENTRY);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await passGate(page);
  await open(page);
  release();
  await expect(form(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // No script was preloaded and then requested again.
  expect(scripts.length).toBe(new Set(scripts).size);
});

test('the first picture of the album is preloaded for a guest who has passed the gate before', async ({
  page,
}) => {
  const { release } = await hold(page, ENTRY);
  await passGate(page);
  const picture = page.waitForRequest(/\/pictures\/story-01-.*\.avif/);
  await open(page, '/our-story');
  await picture;
  release();
  await expect(page.getByTestId('story-viewer')).toBeVisible();
});

test('nothing shifts while the gate loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as LayoutShift[]) {
        const moved = shift.sources.map(({ node }) => node?.textContent || node?.nodeName);
        shifts.push(`${shift.value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The display font loads late.
  await page.route(/\.woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test.describe('with a missing script', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('shows an error if the script is still missing, and keeps the typed password', async ({
    page,
  }) => {
    let navigations = 0;
    page.on('framenavigated', () => {
      navigations += 1;
    });
    await page.route(ENTRY, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load');
    await password(page).fill('east');
    await expect(password(page)).toHaveValue('east');
    expect(navigations).toBe(2);
  });
});

for (const [site, text] of [
  [FULL, 'This browser is too old for this invitation.'],
  [HOSTS, 'This browser is too old for the guest list.'],
] as const) {
  test(`a browser that is too old shows a message: ${text}`, async ({ page }) => {
    await page.goto(site);
    const sentence = page.getByText(text);
    await expect(sentence).toBeHidden();
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.reload();
    await expect(sentence).toBeVisible();
    await expect(sentence).toHaveRole('alert');
  });
}

import type { Page } from '@playwright/test';
import { expect, passGate, test, unlock } from './guest';
import { PASSWORD } from './password';
import { FULL } from './sites';

/** An entry of https://wicg.github.io/layout-instability/, which TypeScript does not know yet. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Keeps the page's own script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const open = (page: Page, address = '/') => page.goto(address, { waitUntil: 'commit' });
const password = (page: Page) => page.getByLabel('Password');
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
const form = (page: Page) => page.getByLabel('Name(s) on Invite');

test('the gate is there before any script, and what is typed into it stays', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Nora & Sam's Birthday Party");
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
  [PASSWORD, form],
  ['wrong', (page: Page) => page.getByText('Incorrect password. Please try again.')],
  ['', (page: Page) => page.getByText('Password is required')],
] as const) {
  test(`Continue before the scripts, with "${typed}", is answered once they are there`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    const release = await holdScripts(page);
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

  test('a sentence says what is needed, and Continue gives nothing away', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('noscript')).toBeVisible();
    // Playwright has no words for what stands in this element.
    expect(await page.locator('noscript').evaluate((note) => note.innerHTML)).toContain(
      'This invitation needs JavaScript',
    );
    await password(page).fill(PASSWORD);
    await proceed(page).click();
    await expect(page).toHaveURL(`${FULL}/`);
  });
});

test('a guest who is past the gate never sees it', async ({ page }) => {
  const release = await holdScripts(page);
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
    .evaluate((root) => getComputedStyle(root, '::before').content);
  expect(waiting).toBe('"Loading..."');
  release();
  await expect(form(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('a guest who is past the gate gets all of the code at once', async ({ page }) => {
  const release = await holdScripts(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await passGate(page);
  await open(page);
  release();
  await expect(form(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Each was asked for once: what was fetched ahead is what was needed.
  expect(scripts.length).toBe(new Set(scripts).size);
});

test('the album of a guest who is past the gate begins with its first picture', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await passGate(page);
  const picture = page.waitForRequest(/\/pictures\/story-01-.*\.avif/);
  await open(page, '/our-story');
  await picture;
  release();
  await expect(page.getByTestId('story-viewer')).toBeVisible();
});

test('the gate asks no one but its own server for anything', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== FULL) others.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(proceed(page)).toBeEnabled();
  expect(others).toEqual([]);
});

test('nothing moves while the gate arrives', async ({ page }) => {
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
  // The display face comes late.
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

test.describe('with a script that is gone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the page is loaded anew, once, with what was typed', async ({ page }) => {
    let gone = true;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/index-.*\.js/, async (route) => {
      await held;
      if (!gone) return route.continue();
      gone = false;
      return route.fulfill({ status: 404 });
    });
    await open(page);
    await password(page).fill('east');
    const reloaded = page.waitForEvent('framenavigated');
    release();
    await reloaded;
    await expect(password(page)).toHaveValue('east');
    await password(page).fill(PASSWORD);
    await unlock(page);
    await expect(form(page)).toBeVisible();
  });

  test('a script that stays gone ends in words, and what was typed stays', async ({ page }) => {
    let navigations = 0;
    page.on('framenavigated', () => {
      navigations += 1;
    });
    await page.route(/\/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded in full');
    await password(page).fill('east');
    await expect(password(page)).toHaveValue('east');
    expect(navigations).toBe(2);
  });
});

test('a browser that is too old reads a sentence', async ({ page }) => {
  await page.goto('/');
  const sentence = page.getByText('This browser is too old for this invitation.');
  await expect(sentence).toBeHidden();
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.reload();
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveRole('alert');
});

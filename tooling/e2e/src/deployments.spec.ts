import type { Page } from '@playwright/test';
import { type FrontServer, held, missing, startFrontServer } from './front-server';
import { test as base, expect, expectThanks, fillForm, passGate, save, unlock } from './guest';
import { FULL } from './sites';

const ENTRY = /\/assets\/index-.*\.js$/;
const SITE = /\/assets\/protected-site-.*\.js$/;
const RSVP_PAGE = /\/assets\/rsvp-page-.*\.js$/;
const THANK_YOU_PAGE = /\/assets\/thank-you-page-.*\.js$/;
const CONFETTI = /\/assets\/confetti.*\.js$/;

const test = base.extend<{ front: FrontServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  front: async ({}, use) => {
    const front = await startFrontServer(FULL);
    await use(front);
    front.close();
  },
  baseURL: ({ front }, use) => use(front.origin),
});

/** Visits the gate, which fetches a file ahead. The answer is in the HTTP cache from then on. */
async function visitGate(page: Page, front: FrontServer, file: RegExp): Promise<void> {
  await page.goto('/');
  await expect.poll(() => front.requests(file)).toBe(1);
  await page.waitForLoadState('networkidle');
}

test.use({ expectedErrors: [/Failed to load resource|could not be loaded|No confetti/] });

test.describe('a file that was asked for before it was there, and is kept as missing', () => {
  for (const [name, chunk] of [
    ['that others import', SITE],
    ['of the page alone', RSVP_PAGE],
  ] as const) {
    test(`arrives for a guest at the gate (a file ${name})`, async ({ page, front }) => {
      front.answer(chunk, missing('assets'));
      await page.goto('/');
      await unlock(page);
      await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
      expect(front.requests(chunk)).toBe(2);
    });

    test(`arrives for a guest who is past the gate (a file ${name})`, async ({ page, front }) => {
      front.answer(chunk, missing('assets'));
      await visitGate(page, front, chunk);
      await passGate(page);
      await page.goto('/');
      await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
      expect(front.requests(chunk)).toBe(2);
    });
  }

  test('arrives where it is the first script, and what was typed stays', async ({
    page,
    front,
  }) => {
    const entry = held(missing('assets'));
    front.answer(ENTRY, entry.answer);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Password').fill('east');
    const reloaded = page.waitForEvent('framenavigated');
    entry.release();
    await reloaded;
    await expect(page.getByLabel('Password')).toHaveValue('east');
    await unlock(page);
    await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
    expect(front.requests(ENTRY)).toBe(2);
  });

  test('arrives for a guest who has just saved', async ({ page, front }) => {
    front.answer(THANK_YOU_PAGE, missing('assets'));
    await passGate(page);
    await page.goto('/');
    await fillForm(page, 'Ada');
    await save(page);
    await expectThanks(page);
    expect(front.requests(THANK_YOU_PAGE)).toBe(2);
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  });

  for (const [name, chunk] of [
    ['that others import', SITE],
    ['of the page alone', RSVP_PAGE],
  ] as const) {
    test(`arrives when the guest tries again (a file ${name})`, async ({ page, front }) => {
      // The first request, and two renewals: before the reload and after it.
      front.answer(chunk, missing('assets'), missing('assets'), missing('assets'));
      await visitGate(page, front, chunk);
      await passGate(page);
      await page.goto('/');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
      expect(front.requests(chunk)).toBe(4);
    });
  }

  test('arrives with the next page where this one can do without', async ({ page, front }) => {
    front.answer(CONFETTI, missing('assets'));
    await passGate(page);
    await page.goto('/');
    await fillForm(page, 'Ada');
    await save(page);
    await expectThanks(page);
    await expect.poll(() => front.requests(CONFETTI)).toBe(2);
    await page.reload();
    await expect(page.locator('canvas')).toBeAttached();
  });
});

test.describe('a picture that was asked for before it was there, and is kept as missing', () => {
  test('is shown in the story', async ({ page, front }) => {
    const picture = /\/pictures\/story-02-.*\.avif$/;
    front.answer(picture, missing('pictures'));
    await passGate(page);
    await page.goto('/our-story');
    await expect(page.getByTestId('story-viewer')).toHaveAttribute('data-state', 'running');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('img')).toHaveJSProperty('naturalWidth', 600);
    expect(front.requests(picture)).toBe(2);
  });

  test('gives way to its alternative text where it is still missing', async ({ page, front }) => {
    const picture = /\/pictures\/story-01-.*$/;
    front.answer(picture, missing('pictures'), missing('pictures'));
    await passGate(page);
    await page.goto('/our-story');
    await expect(page.getByTestId('story-viewer')).toHaveAttribute('data-state', 'running');
    await expect(page.locator('p').and(page.getByRole('img'))).toBeVisible();
    expect(front.requests(picture)).toBe(2);
  });
});

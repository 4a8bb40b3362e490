import type { Page } from '@playwright/test';
import {
  test as base,
  expect,
  expectThanks,
  fillForm,
  passGate,
  reply,
  save,
  showToday,
  unlock,
} from './guest';
import { delayed, type MockProxy, notFound, startMockProxy } from './mock-proxy';
import { FULL } from './sites';

const ENTRY = /\/assets\/index-.*\.js$/;
const SITE = /\/assets\/protected-site-.*\.js$/;
const RSVP_PAGE = /\/assets\/rsvp-page-.*\.js$/;
const LOGOUT = /\/assets\/logout-.*\.js$/;
const BACKEND = /\/assets\/embedded-.*\.js$/;
const THANK_YOU_PAGE = /\/assets\/thank-you-page-.*\.js$/;

const test = base.extend<{ mockProxy: MockProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  mockProxy: async ({}, use) => {
    const mockProxy = await startMockProxy(FULL);
    await use(mockProxy);
    mockProxy.close();
  },
  baseURL: ({ mockProxy }, use) => use(mockProxy.origin),
});

/** Visits the gate, which prefetches a file. The response is in the HTTP cache afterwards. */
async function visitGate(page: Page, mockProxy: MockProxy, file: RegExp): Promise<void> {
  await page.goto('/');
  await expect.poll(() => mockProxy.requests(file)).toBe(1);
  await page.waitForLoadState('networkidle');
}

test.use({ expectedErrors: [/Failed to load resource|didn’t load/] });

test.describe('a file whose 404 response was cached', () => {
  test('is fetched again for a guest at the gate', async ({ page, mockProxy }) => {
    mockProxy.mockResponse(RSVP_PAGE, notFound('assets'));
    await page.goto('/');
    await unlock(page);
    await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
    expect(mockProxy.requests(RSVP_PAGE)).toBe(2);
  });

  test('is fetched again if it is the entry script, and the typed password stays', async ({
    page,
    mockProxy,
  }) => {
    const entry = delayed(notFound('assets'));
    mockProxy.mockResponse(ENTRY, entry.handler);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Password').fill('east');
    const reloaded = page.waitForEvent('framenavigated');
    entry.release();
    await reloaded;
    await expect(page.getByLabel('Password')).toHaveValue('east');
    await unlock(page);
    await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
    expect(mockProxy.requests(ENTRY)).toBe(2);
  });

  test('is fetched again for a guest who has just saved', async ({ page, mockProxy }) => {
    mockProxy.mockResponse(THANK_YOU_PAGE, notFound('assets'));
    await passGate(page);
    await page.goto('/');
    await fillForm(page, 'Ada');
    await save(page);
    await expectThanks(page);
    expect(mockProxy.requests(THANK_YOU_PAGE)).toBe(2);
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  });

  test('leaves the kept reply on the page, until the connection is back', async ({
    page,
    mockProxy,
    browser,
  }) => {
    await reply(page, 'Ada');
    // Another browser has the guest's data, but none of the site's files.
    const storageState = await page.context().storageState();
    const visit = await (await browser.newContext({ storageState })).newPage();
    await showToday(visit);
    const requests = mockProxy.requests(BACKEND);
    mockProxy.replace(BACKEND, notFound('assets'));
    await visit.goto(`${mockProxy.origin}/thank-you`);
    // The page reloads itself once.
    await expect.poll(() => mockProxy.requests(BACKEND)).toBeGreaterThanOrEqual(requests + 3);
    await visit.waitForLoadState('networkidle');
    await expectThanks(visit);
    mockProxy.replace(BACKEND, null);
    // It reloads itself at most twice a minute.
    await visit.evaluate(() => {
      sessionStorage.removeItem('reloaded_for_deployment');
      for (const event of ['offline', 'online']) dispatchEvent(new Event(event));
    });
    await expect(visit.getByText('This is a demo')).toBeVisible();
    await expectThanks(visit);
    await visit.context().close();
  });

  test('leaves the form without "RSVP for someone else", with a sentence', async ({
    page,
    mockProxy,
  }) => {
    mockProxy.replace(LOGOUT, notFound('assets'));
    await reply(page, 'Ada');
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.getByLabel('Dietary Restrictions').fill('No eggs');
    await expect(page.getByRole('alert')).toHaveText(/^Part of this page didn’t load\..*try again/);
    mockProxy.replace(LOGOUT, null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'RSVP for someone else' })).toBeVisible();
    await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('No eggs');
  });

  test('is fetched again when the guest presses Try again', async ({ page, mockProxy }) => {
    // The first request, and two more: before the reload and after it.
    mockProxy.mockResponse(SITE, notFound('assets'), notFound('assets'), notFound('assets'));
    await visitGate(page, mockProxy, SITE);
    await passGate(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
    expect(mockProxy.requests(SITE)).toBe(4);
  });
});

test.describe('a picture whose 404 response was cached', () => {
  test('is shown in the story', async ({ page, mockProxy }) => {
    const picture = /\/pictures\/story-02-.*\.avif$/;
    mockProxy.mockResponse(picture, notFound('pictures'));
    await passGate(page);
    await page.goto('/our-story');
    await expect(page.getByTestId('story-viewer')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('img')).toHaveJSProperty('naturalWidth', 600);
    expect(mockProxy.requests(picture)).toBe(2);
  });
});

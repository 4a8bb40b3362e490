import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, storeReply, test } from './guest';
import { FULL, HOSTS, SATURDAY } from './sites';

/** With a reply, every page can be opened by its address. */
const RSVP = {
  name: 'Ada & Grace',
  friday: 'yes',
  saturday: 'yes',
  lastRsvp: '2025-09-01T12:00:00.000Z',
};

const pages = [
  { name: 'gate', path: '/', heading: 'Nora & Sam’s Birthday Party' },
  { name: 'form', path: '/', heading: 'Celebrate with Nora & Sam' },
  { name: 'thank-you', path: '/thank-you', heading: 'Thank you for RSVPing!' },
  { name: 'our-story', path: '/our-story', heading: 'Our Story' },
];

/** The day of the door is in its address. Otherwise it would depend on the date. */
const hostsPages = [
  { name: 'overview', path: '/' },
  { name: 'guests', path: '/guests' },
  { name: 'guest', path: '/guests/sample-invitation-number-0001' },
  { name: 'door', path: '/door?day=saturday' },
];

test.use({
  // The site's policy would block the test's style sheet below.
  bypassCSP: true,
});

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Compares the page with a snapshot for each width once its pictures have loaded. */
async function expectSnapshots(
  page: Page,
  name: string,
  viewports: readonly (typeof PHONE)[] = [PHONE, DESK],
): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
    );
    await expect.soft(page).toHaveScreenshot(`${name}-${viewport.width}.png`, {
      stylePath: fileURLToPath(new URL('visual.css', import.meta.url)),
      // The structure and the colours have to match. The antialiasing differs between machines.
      threshold: 0.12,
      maxDiffPixelRatio: 0.02,
      caret: 'hide',
    });
  }
}

for (const { name, path, heading } of pages) {
  for (const [theme, site, viewports] of [
    ['day', FULL, [PHONE, DESK]],
    // On a desktop, the themes differ only in their colours.
    ['night', SATURDAY, [PHONE]],
  ] as const) {
    test(`the ${name} (${theme} theme) matches its snapshots`, async ({ page }) => {
      if (name !== 'gate') await storeReply(page, RSVP);
      await page.goto(`${site}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await expectSnapshots(page, `${name}-${theme}`, viewports);
    });
  }
}

for (const { name, path } of hostsPages) {
  test(`the hosts' ${name} matches its snapshots`, async ({ page }) => {
    await page.goto(`${HOSTS}/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSnapshots(page, `hosts-${name}`);
  });
}

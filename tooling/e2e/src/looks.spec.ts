import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './guest';
import { FULL, SATURDAY } from './sites';

const ADA = '{"uid":"ada"}';
const RSVP = JSON.stringify({
  name: 'Ada & Grace',
  friday: 'yes',
  saturday: 'yes',
  lastRsvp: '2025-09-01T12:00:00.000Z',
});

/** A guest who has replied, so that every page can be opened by its address. */
const asAda = (page: Page, unlocked: boolean) =>
  page.addInitScript(
    ([session, rsvp, flag]) => {
      localStorage.setItem('embedded_session', session ?? '');
      localStorage.setItem('embedded_rsvp_ada', rsvp ?? '');
      if (flag) localStorage.setItem('password_auth_ZWFzdHZpbGxhZ2U=', flag);
    },
    [ADA, RSVP, unlocked ? 'true' : ''],
  );

const pages = [
  { name: 'gate', path: '/', heading: "Nora & Sam's Birthday Party" },
  { name: 'form', path: '/', heading: 'Celebrate with Nora & Sam' },
  { name: 'thank-you', path: '/thank-you', heading: 'Thank you for RSVPing!' },
  { name: 'our-story', path: '/our-story', heading: 'Our Story' },
];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The style sheet below is the test's, not the site's.
  bypassCSP: true,
});

for (const [theme, site] of [
  ['day', FULL],
  ['night', SATURDAY],
] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    for (const { name, path, heading } of pages) {
      test(`the ${name} by ${theme} at ${viewport.width} pixels looks as it was approved`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await asAda(page, name !== 'gate');
        await page.goto(`${site}${path}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
        await page.waitForFunction(() =>
          [...document.images].every((image) => image.complete && image.naturalWidth > 0),
        );
        await expect(page).toHaveScreenshot(`${name}-${theme}-${viewport.width}.png`, {
          stylePath: fileURLToPath(new URL('looks.css', import.meta.url)),
          // Structure and colour count; how a machine smooths the edges of letters does not.
          threshold: 0.12,
          maxDiffPixelRatio: 0.02,
          caret: 'hide',
        });
      });
    }
  }
}

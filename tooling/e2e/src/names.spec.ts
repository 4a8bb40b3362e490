import type { Page } from '@playwright/test';
import { expect, storeReply, test } from './guest';

/** Opens the thank-you page of a guest with this name, which sets the name in the display font. */
async function openThanks(page: Page, name: string) {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const rsvp = { name, friday: 'yes', saturday: 'no', lastRsvp: '2025-09-01T12:00:00.000Z' };
  await storeReply(page, rsvp);
  await page.goto('/thank-you');
  await expect(page.locator('bdi', { hasText: name }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return fonts;
}

/** The fonts that the browser has used for the name, with the number of their glyphs. */
async function fontsOfName(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main section bdi',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'fallback'));
}

for (const [name, parts] of [
  ['Ada & Zoë', ['latin']],
  ['Łukasz Győrfi, Şahin Žižek', ['latin', 'latin-ext']],
  ['Nguyễn Thị Hà', ['latin', 'vietnamese']],
] as const) {
  test(`a name keeps the display font, and loads no more of it: ${name}`, async ({ page }) => {
    const fonts = await openThanks(page, name);
    await expect.poll(() => fontsOfName(page)).not.toContain('fallback');
    const loaded = fonts.map((path) => /display-(.+)-500/.exec(path)?.[1]).sort();
    expect(loaded).toEqual([...parts].sort());
  });
}

for (const name of ['Мария', 'Ελένη', 'सुनीता', '山田', 'שרה', 'نورا']) {
  test(`a word of another script falls back whole: ${name}`, async ({ page }) => {
    await openThanks(page, name);
    expect(new Set(await fontsOfName(page))).toEqual(new Set(['fallback']));
  });
}

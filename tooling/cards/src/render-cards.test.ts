import { join } from 'node:path';
import { NAME_LIMIT } from '@invitation/domain/rsvp-fields';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { FIXTURES } from '@invitation/vite/content-folder';
import { type Browser, chromium, type Page } from 'playwright';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Card, PAPERS, type Paper } from './card';
import { renderCards } from './render-cards';

/** In points, as in a PDF. */
const SIZES: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
};
const LONG_NAME = 'Wilhelmina Featherstonehaugh, '
  .repeat(7)
  .slice(0, NAME_LIMIT - 1)
  .concat('!');
const SATURDAY_NAME = 'The <b>Okafor</b> family';

const link = (index: number) =>
  `https://party.example/#invitation=${'a-_9'.repeat(8)}${index}&password=ZWFzdHZpbGxhZ2U`;
const NAMES = ['Margarida & João', SATURDAY_NAME, 'Zoë', LONG_NAME, 'W'.repeat(NAME_LIMIT)];
const cards = NAMES.map(
  (name, index): Card => ({
    name,
    days: name === SATURDAY_NAME ? 'saturday' : 'weekend',
    link: link(index),
  }),
);

let browser: Browser;
let documents: Record<Paper, string>;
/** With longer texts, and a last day for replies. */
let otherDocuments: Record<Paper, string>;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  documents = await renderCards(cards, FIXTURES);
  otherDocuments = await renderCards(cards, join(FIXTURES, '../four-days'));
});
afterAll(() => browser.close());

/** Opens the cards as they are printed, with everything that they request. */
async function openCards(html: string): Promise<{ page: Page; requests: string[] }> {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.emulateMedia({ media: 'print' });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return { page, requests };
}

describe.each(PAPERS)('cards on %s', (paper) => {
  it('has four cards on a page of this size', async () => {
    const { page } = await openCards(documents[paper]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const sizes = boxes.map((box) => ({
      width: Math.round(Number(box[1])),
      height: Math.round(Number(box[2])),
    }));
    expect(sizes).toEqual([SIZES[paper], SIZES[paper]]);
    await page.close();
  });

  it.each([
    ['of the tests', () => documents],
    ['of another couple', () => otherDocuments],
  ])('shows all texts %s, and codes that are read back as the links', async (_, content) => {
    const { page } = await openCards(content()[paper]);
    const articles = await page.locator('article').all();
    expect(articles).toHaveLength(cards.length);
    for (const [index, article] of articles.entries()) {
      expect(await article.locator('h2').textContent()).toBe(NAMES[index]);
      const overflow = await article.evaluate((element) => [
        element.scrollHeight - element.clientHeight,
        element.scrollWidth - element.clientWidth,
      ]);
      expect(overflow, NAMES[index]).toEqual([0, 0]);
      const screenshot = sharp(await article.screenshot())
        .ensureAlpha()
        .raw();
      const { data, info } = await screenshot.toBuffer({ resolveWithObject: true });
      expect(decodeQR({ ...info, data })).toBe(link(index));
    }
    await page.close();
  });

  it('needs no other file, not even for the font', async () => {
    const { page, requests } = await openCards(documents[paper]);
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([]);
    const fonts = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ weight }) => weight),
    );
    expect(fonts).toContain('500');
    await page.close();
  });
});

it('a card of the Saturday has the colours of the night and no other day', async () => {
  const { page } = await openCards(documents.A4);
  const article = page.locator('article').nth(1);
  const { backgroundColor } = await article.evaluate((element) => getComputedStyle(element));
  expect(backgroundColor).toBe('rgb(29, 38, 71)');
  expect(await article.locator('h3').textContent()).toBe("Nora & Sam's Birthday Party");
  expect(await article.locator('h3 + p').textContent()).toBe('East Village, NYC');
  expect(await article.locator('li').allTextContents()).toEqual(['Saturday, October 4, 2025']);
  expect(await article.locator('dd').allTextContents()).toEqual(['party.example', 'eastvillage']);
  expect(await page.locator('article').first().locator('li').count()).toBe(3);
  await page.close();
});

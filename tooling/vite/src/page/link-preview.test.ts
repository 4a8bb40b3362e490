import { content as fourDays } from '@invitation/domain/fixtures/four-days.js';
import { content } from '@invitation/domain/fixtures/weekend.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { previewSvg } from './link-preview';

const { celebration } = content.weekend;
const { day } = content.colours;

it('is a picture of 1200 by 630 that is the same each time', async () => {
  const svg = previewSvg(celebration, 'day', day);
  expect(previewSvg(celebration, 'day', day)).toBe(svg);
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('paints the street with the colours of any notation', () => {
  expect(day.line).toBe('#e0d2bb');
  const inRgb = { ...day, line: 'rgb(224 210 187)' };
  expect(previewSvg(celebration, 'day', inRgb)).toBe(previewSvg(celebration, 'day', day));
});

it('has outlines in place of texts, so that it needs no font of the machine', () => {
  expect(previewSvg(celebration, 'day', day)).not.toContain('<text');
});

it('has a title in a script that the font lacks as text', () => {
  const svg = previewSvg({ ...celebration, gateTitle: 'Свадьба' }, 'day', day);
  expect(svg).toContain('>Свадьба</text>');
});

it('draws names from everywhere that the display font has', () => {
  const gateTitle = 'Łucja & Győző Nguyễn'.normalize('NFD');
  const svg = previewSvg({ ...celebration, gateTitle }, 'day', day);
  expect(svg).not.toContain('<text');
});

it('makes a long title smaller, and keeps it in the square that some chats show', async () => {
  const title =
    'The wedding of Margarida Albuquerque and Sebastian Vasconcelos in the month of May';
  const svg = previewSvg({ ...fourDays.weekend.celebration, gateTitle: title }, 'day', day);
  const points = [...svg.matchAll(/[ML](\d+\.\d) \d+\.\d/g)].map(([, x]) => Number(x));
  expect(points.length).toBeGreaterThan(1000);
  expect(Math.min(...points)).toBeGreaterThan(285);
  expect(Math.max(...points)).toBeLessThan(915);
});

it('shows a tall drawing once, below the text', () => {
  const skyline = { viewBox: '0 0 640 480', shapes: '<path d="M0 460h640"/>' };
  const svg = previewSvg({ ...celebration, skyline }, 'day', day);
  expect(svg).toContain(
    '<svg class="drawing" y="380" width="1200" height="250" viewBox="0 0 640 480">',
  );
  expect(svg).not.toContain('<use');
});

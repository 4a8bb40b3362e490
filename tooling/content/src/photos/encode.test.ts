import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encode } from './encode';
import { noise, plain } from './testing/pictures';

const SIZE = { width: 150, height: 267 };
const LIMIT = 12_000;
const noisy = { ...SIZE, data: await noise(150, 267).raw().toBuffer() };

it.each(['avif', 'webp'] as const)(
  'lowers the quality of %s until the file fits',
  async (format) => {
    const file = await encode(noisy, format, LIMIT);
    expect(file.length).toBeLessThanOrEqual(LIMIT);
    expect(await sharp(file).metadata()).toMatchObject(SIZE);
  },
);

it('uses the best quality that fits', async () => {
  const even = { ...SIZE, data: await plain(3, 150, 267).raw().toBuffer() };
  const best = await plain(3, 150, 267).webp({ quality: 78 }).toBuffer();
  expect(await encode(even, 'webp', LIMIT)).toEqual(best);
});

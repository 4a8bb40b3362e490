import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { celebration } from '@invitation/domain/content/celebration';
import { stories } from '@invitation/domain/content/stories';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { wanted } from './wanted';

const FOLDER = fileURLToPath(
  new URL('../../../packages/domain/src/content/public/pictures', import.meta.url),
);
const files = wanted.flatMap(({ name, widths }) =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => ({ name, width, format }))),
);
const fileOf = ({ name, width, format }: (typeof files)[number]) => `${name}-${width}.${format}`;

describe('The pictures', () => {
  it('are those that the pages ask for, and no more', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(files.map(fileOf).sort());
  });

  it.each(files)(
    '$name at $width in $format is as wide as it says, and says nothing else',
    async (picture) => {
      const file = join(FOLDER, fileOf(picture));
      const metadata = await sharp(file).metadata();
      expect(metadata.width).toBe(picture.width);
      // A camera would write where and when, and who.
      expect(metadata.exif).toBeUndefined();
      expect(metadata.xmp).toBeUndefined();
      expect(metadata.iptc).toBeUndefined();
      expect(readFileSync(file, 'latin1')).not.toMatch(/Exif\0\0|GPS|http:\/\/ns\.adobe/);
      if (picture.width === 600) expect(readFileSync(file).length).toBeLessThanOrEqual(60 * 1024);
    },
  );

  it.each(stories)('$id is upright, 9 to 16', async ({ url }) => {
    const { width = 0, height = 0 } = await sharp(
      join(FOLDER, `${basename(url)}-600.webp`),
    ).metadata();
    expect(height / width).toBeCloseTo(16 / 9, 2);
  });

  it.each([celebration.thankYouPicture, celebration.profilePicture])(
    '$url has the shape that the page reserves',
    async ({ url, width, height }) => {
      const file = await sharp(join(FOLDER, `${basename(url)}-${width}.webp`)).metadata();
      expect((file.width ?? 0) / (file.height ?? 1)).toBeCloseTo(width / height, 2);
    },
  );
});

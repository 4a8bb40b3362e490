import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { celebration } from '@invitation/domain/other-couple/celebration';
import { stories } from '@invitation/domain/other-couple/stories';
import { pictureFiles } from '@invitation/vite/content-pictures';
import sharp from 'sharp';

/** Writes the pictures of the other couple. Each has its own single colour. */
export async function makePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = pictureFiles({ stories, ...celebration });
  await Promise.all(
    files.map(({ file, format, width, ratio }, index) => {
      const height = Math.round(width * ratio);
      const background = { r: index * 2, g: 120, b: 255 - index * 2 };
      return sharp({ create: { width, height, channels: 3, background } })
        .toFormat(format, { effort: 0 })
        .toFile(join(folder, file));
    }),
  );
}

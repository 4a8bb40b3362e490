import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { celebration } from '@invitation/domain/other-couple/celebration';
import { stories } from '@invitation/domain/other-couple/stories';
import { pictureFiles } from '@invitation/vite/content-pictures';
import sharp from 'sharp';

/** Paints the pictures of the other couple: each of one colour and no other's. */
export async function makePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = pictureFiles({ stories, ...celebration });
  await Promise.all(
    files.map(({ file, format, width, shape }, at) => {
      const height = Math.round(width * shape);
      const background = { r: at * 2, g: 120, b: 255 - at * 2 };
      return sharp({ create: { width, height, channels: 3, background } })
        .toFormat(format, { effort: 0 })
        .toFile(join(folder, file));
    }),
  );
}

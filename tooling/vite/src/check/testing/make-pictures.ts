import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureSize, picturesOf } from '@invitation/domain/build-time/read/site-content';
import { pictureFiles } from '@invitation/domain/event/picture';
import sharp from 'sharp';
import { readContent } from '../../content/folder';

/** Writes files for pictures. Each has its own single colour. */
export async function makePictures(
  folder: string,
  pictures: readonly PictureSize[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = pictures.flatMap(({ name, width, height }) =>
    pictureFiles(name, width).map((file) => ({
      ...file,
      height: Math.round(height * file.density),
    })),
  );
  await Promise.all(
    files.map(({ file, format, width, height }, index) => {
      const background = { r: index, g: 120, b: 255 - index };
      return sharp({ create: { width, height, channels: 3, background } })
        .toFormat(format, { effort: 0 })
        .toFile(join(folder, file));
    }),
  );
}

/** The pictures of a content without faults. */
export function loadPictures(contentFolder: string): PictureSize[] {
  const { source } = readContent(contentFolder);
  return source ? picturesOf(source) : [];
}

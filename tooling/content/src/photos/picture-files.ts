import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSize } from '@invitation/domain/content/site-content';
import { PICTURE_DENSITIES, pictureFiles } from '@invitation/domain/picture';
import { encode, LIMIT_BYTES } from './encode';
import { frame, fromPixels, type Size } from './frame';
import type { Framing } from './framing';
import type { Photograph } from './photograph';
import { UnusableFile } from './unusable-file';

const scaled = ({ width, height }: Size, density: number): Size => ({
  width: width * density,
  height: Math.round(height * density),
});

/** Returns a digest of the pixels. @throws UnusableFile if the photograph cannot be decoded */
export async function writePicture(
  photograph: Photograph,
  picture: PictureSize,
  framing: Framing,
  folder: string,
  signal?: AbortSignal,
): Promise<string> {
  signal?.throwIfAborted();
  const largestSize = scaled(picture, Math.max(...PICTURE_DENSITIES));
  const largest = await photograph
    .open()
    .then((input) => frame(input, largestSize, framing))
    .catch((cause: unknown) => {
      throw new UnusableFile('is damaged or incomplete. Export it again.', { cause });
    });
  for (const density of PICTURE_DENSITIES) {
    const size = scaled(picture, density);
    const data = await fromPixels(largest)
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer();
    for (const { file, format } of pictureFiles(picture.name, picture.width).filter(
      (each) => each.density === density,
    )) {
      const content = await encode({ data, ...size }, format, LIMIT_BYTES[density], signal);
      await writeFile(join(folder, file), content);
    }
  }
  return createHash('sha256').update(largest.data).digest('hex');
}

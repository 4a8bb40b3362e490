import type { PICTURE_DENSITIES, PictureFormat } from '@invitation/domain/picture';
import { fromPixels, type Pixels } from './frame';

/**
 * The most that a file may weigh, by pixel density. The viewer loads the next two pictures during the six seconds of a
 * story: at 1 Mbit/s the larger file takes 1.6 seconds.
 */
export const LIMIT_BYTES: Readonly<Record<(typeof PICTURE_DENSITIES)[number], number>> = {
  1: 60 * 1024,
  2: 200 * 1024,
};

/** From the best quality to the lowest one. */
const QUALITIES: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [58, 50, 42, 34, 26, 18, 10, 1],
  webp: [78, 68, 58, 48, 38, 28, 18, 8, 1],
};
/** The standard deviation of a blur in pixels. Only noise exceeds a limit at the lowest quality without a blur. */
const BLURS = [0, 1, 2, 4, 8, 16];
/** Higher ones take five times as long for files that are a tenth smaller. */
const AVIF_EFFORT = 3;

/** The best quality that fits the limit, without metadata. The signal stops between two attempts. */
export async function encode(
  pixels: Pixels,
  format: PictureFormat,
  limitBytes: number,
  signal?: AbortSignal,
): Promise<Buffer> {
  for (const blur of BLURS) {
    for (const quality of blur === 0 ? QUALITIES[format] : QUALITIES[format].slice(-1)) {
      signal?.throwIfAborted();
      const picture = blur === 0 ? fromPixels(pixels) : fromPixels(pixels).blur(blur);
      const file = await (format === 'avif'
        ? picture.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
        : picture.webp({ quality })
      ).toBuffer();
      if (file.length <= limitBytes) return file;
    }
  }
  throw new Error(`A picture of ${pixels.width} pixels does not fit ${limitBytes} bytes.`);
}

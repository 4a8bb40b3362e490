import type { PictureSize } from '@invitation/domain/build-time/read/site-content';
import {
  PICTURE_DENSITIES,
  type PictureFormat,
  pictureFiles,
} from '@invitation/domain/event/picture';
import { CommandError } from '../command';
import { type Framing, frame, fromPixels, type Pixels, type Size } from './frame';
import type { Photograph } from './photograph';

/**
 * The most that a file may weigh, by pixel density. The viewer loads the next two pictures during the six seconds of a
 * story: at 1 Mbit/s the larger file takes 1.6 seconds.
 */
export const LIMIT_BYTES: Readonly<Record<(typeof PICTURE_DENSITIES)[number], number>> = {
  1: 60 * 1024,
  2: 200 * 1024,
};

/** From the best quality to the lowest one, which any photograph fits. */
const QUALITIES: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [58, 50, 42, 34, 26, 18, 10, 1],
  webp: [78, 68, 58, 48, 38, 28, 18, 8, 1],
};
/** A higher effort takes five times as long for files that are a tenth smaller. */
const AVIF_EFFORT = 3;

/** The best quality that fits the limit, without metadata. */
export async function encode(
  pixels: Pixels,
  format: PictureFormat,
  limitBytes: number,
): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    const picture = fromPixels(pixels);
    file = await (format === 'avif'
      ? picture.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
      : picture.webp({ quality })
    ).toBuffer();
    if (file.length <= limitBytes) break;
  }
  return file;
}

const scaled = ({ width, height }: Size, density: number): Size => ({
  width: width * density,
  height: Math.round(height * density),
});

/** Fits a photograph into the largest size of a picture. @throws CommandError if it is damaged */
export const framed = ({ open, fileName }: Photograph, picture: PictureSize, framing: Framing) =>
  open()
    .then((input) => frame(input, scaled(picture, Math.max(...PICTURE_DENSITIES)), framing))
    .catch(() => {
      throw new CommandError(`${fileName} is damaged or incomplete. Export it again.`);
    });

/**
 * The files of a picture, by their path in the content's folder. All are encoded at once, which uses four cores.
 *
 * @throws CommandError for a damaged photograph
 */
export async function encoded(
  photograph: Photograph,
  picture: PictureSize,
  framing: Framing,
): Promise<ReadonlyMap<string, Buffer>> {
  const pixels = await framed(photograph, picture, framing);
  const files = pictureFiles(picture.name, picture.width).map(async ({ file, format, density }) => {
    const size = scaled(picture, density);
    const data = await fromPixels(pixels)
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer();
    const bytes = await encode({ data, ...size }, format, LIMIT_BYTES[density]);
    return [`pictures/${file}`, bytes] as const;
  });
  return new Map(await Promise.all(files));
}

import sharp, { type Exif, type Sharp } from 'sharp';

/** Bytes of red, green and blue. */
export type Rgb = readonly [number, number, number];

export const RED: Rgb = [220, 20, 20];
export const BLUE: Rgb = [20, 20, 220];

const rect = (x: number, [r, g, b]: Rgb) =>
  `<rect x="${x}" width="50" height="100" fill="rgb(${r},${g},${b})"/>`;

/** A picture with a left and a right half. */
export const halves = (width: number, height: number, left: Rgb = RED, right: Rgb = BLUE): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${rect(0, left)}${rect(50, right)}</svg>`,
    ),
  ).flatten();

/** A picture of one colour that depends on a number. */
export const plain = (seed: number, width = 400, height = 300): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: seed * 15, g: 99, b: 120 } } });

/** The worst picture to compress. */
export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 100 },
    },
  });

/** @param takenAt e.g. `2024:05:06 07:08:09` */
export const exifOf = (takenAt: string): Exif => ({
  IFD0: { Make: 'Phone' },
  IFD2: { DateTimeOriginal: takenAt },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' },
});

/** The EXIF block of a picture, as a HEIC file holds it. Phones write the rotation into it, too. */
export async function exifBlock(takenAt: string): Promise<Buffer> {
  const picture = plain(1).withExif(exifOf(takenAt)).withMetadata({ orientation: 6 });
  const { exif } = await sharp(await picture.jpeg().toBuffer()).metadata();
  if (!exif) throw new Error('The picture has no EXIF.');
  return exif;
}

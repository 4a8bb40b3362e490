import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** A point of an upright photograph, in fractions of its width and height from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How a photograph is fitted into its frame: `cover` crops it around what draws the eye, a point is what the crop is around,
 * and `contain` shows all of it on a blurred ground.
 */
export type Framing = 'cover' | 'contain' | Point;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels in sRGB, three bytes each. */
export interface Pixels extends Size {
  readonly data: Buffer;
}

/** The blurred ground is made at a fraction of its size, which is fast and blurs more. */
const GROUND_SCALE = 1 / 24;
const GROUND_BLUR = 2;
const GROUND_BRIGHTNESS = 0.7;

export const fromPixels = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    // Composing adds a transparency that `flatten` comes too early for.
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Phones write files with small faults, and their pictures are complete. A cut file fails. */
export const upright = (input: string | Buffer, options: SharpOptions = {}): Sharp =>
  sharp(input, { ...options, failOn: 'error' }).autoOrient();

/** The largest area with the shape of `size`, with the point in its middle unless an edge is too near. */
export function cropAround({ width, height }: Size, size: Size, { x, y }: Point) {
  const scale = Math.min(width / size.width, height / size.height);
  const cropWidth = Math.max(1, Math.floor(size.width * scale));
  const cropHeight = Math.max(1, Math.floor(size.height * scale));
  const offset = (middle: number, crop: number, all: number) =>
    Math.round(Math.min(Math.max(middle * all - crop / 2, 0), all - crop));
  return {
    left: offset(x, cropWidth, width),
    top: offset(y, cropHeight, height),
    width: cropWidth,
    height: cropHeight,
  };
}

async function contain(input: string | Buffer, size: Size): Promise<Pixels> {
  const whole = await toPixels(upright(input).resize({ ...size, fit: 'inside' }));
  const ground = await toPixels(
    fromPixels(whole)
      .resize(Math.ceil(size.width * GROUND_SCALE), Math.ceil(size.height * GROUND_SCALE))
      .blur(GROUND_BLUR)
      .linear(GROUND_BRIGHTNESS),
  );
  const picture = await fromPixels(whole).png({ compressionLevel: 0 }).toBuffer();
  return toPixels(
    fromPixels(ground)
      .resize({ ...size, fit: 'fill' })
      .composite([{ input: picture }]),
  );
}

export async function frame(input: string | Buffer, size: Size, framing: Framing): Promise<Pixels> {
  if (framing === 'contain') return contain(input, size);
  if (framing === 'cover') {
    const position = sharp.strategy.attention;
    return toPixels(upright(input).resize({ ...size, fit: 'cover', position }));
  }
  const { autoOrient } = await sharp(input).metadata();
  const area = cropAround(autoOrient, size, framing);
  return toPixels(
    upright(input)
      .extract(area)
      .resize({ ...size, fit: 'fill' }),
  );
}

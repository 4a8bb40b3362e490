import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Picture } from '@invitation/domain/celebration';
import { PICTURE_DENSITIES, PICTURE_FORMATS, PICTURE_WIDTH } from '@invitation/domain/picture';
import { encode, LIMIT_BYTES } from './encode';
import { UnusableFile } from './errors';
import { frame, fromPixels, type Size } from './frame';
import type { Framing } from './framing';
import type { Photograph } from './photograph';

/** A picture that the site shows, and its size in CSS pixels. */
export interface PictureSlot extends Size {
  /** The name of its files, without width and format. */
  readonly name: string;
}

const STORY_RATIO = 16 / 9;

/** The slot of an album picture. */
export const storySlot = (name: string): PictureSlot => ({
  name,
  width: PICTURE_WIDTH,
  height: PICTURE_WIDTH * STORY_RATIO,
});

/** The slot of a picture in `celebration.ts`. */
export const pictureSlot = ({ url, width, height }: Omit<Picture, 'alt'>): PictureSlot => ({
  name: basename(url),
  width,
  height,
});

/** The names of a picture's files, with their density and format. */
export const filesOf = ({ name, width }: PictureSlot) =>
  PICTURE_DENSITIES.flatMap((density) =>
    PICTURE_FORMATS.map((format) => ({
      file: `${name}-${width * density}.${format}`,
      density,
      format,
    })),
  );

const scaled = ({ width, height }: Size, density: number): Size => ({
  width: width * density,
  height: Math.round(height * density),
});

/**
 * Writes all files of a picture.
 *
 * @returns a digest of the pixels; equal pictures have equal ones
 * @throws UnusableFile if the photograph cannot be decoded
 */
export async function writePicture(
  photograph: Photograph,
  slot: PictureSlot,
  framing: Framing,
  folder: string,
  signal?: AbortSignal,
): Promise<string> {
  signal?.throwIfAborted();
  const largestSize = scaled(slot, Math.max(...PICTURE_DENSITIES));
  const largest = await photograph
    .open()
    .then((input) => frame(input, largestSize, framing))
    .catch((cause: unknown) => {
      throw new UnusableFile('is damaged or incomplete. Export it again.', { cause });
    });
  for (const density of PICTURE_DENSITIES) {
    const size = scaled(slot, density);
    const data = await fromPixels(largest)
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer();
    for (const { file, format } of filesOf(slot).filter((each) => each.density === density)) {
      const content = await encode({ data, ...size }, format, LIMIT_BYTES[density], signal);
      await writeFile(join(folder, file), content);
    }
  }
  return createHash('sha256').update(largest.data).digest('hex');
}

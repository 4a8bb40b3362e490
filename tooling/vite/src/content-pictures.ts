import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Picture } from '@invitation/domain/celebration';
import {
  PICTURE_DENSITIES,
  PICTURE_FORMATS,
  PICTURE_WIDTH,
  type PictureFormat,
} from '@invitation/domain/picture';
import type { Story } from '@invitation/domain/story';
import sharp from 'sharp';

/** A file of a picture, and what is wrong with it. */
export interface PictureFault {
  readonly file: string;
  readonly message: string;
}

/** What the site shows, as far as it is pictures. */
export interface ContentPictures {
  readonly stories: readonly Pick<Story, 'url'>[];
  readonly thankYouPicture: Pick<Picture, 'url' | 'width' | 'height'>;
  readonly profilePicture: Pick<Picture, 'url' | 'width' | 'height'>;
}

interface PictureFile {
  readonly file: string;
  readonly format: PictureFormat;
  readonly width: number;
  /** Height by width. */
  readonly shape: number;
}

/** Stories are upright, 9 to 16. */
const STORY_SHAPE = 16 / 9;
/** How far a shape may be off: files have whole pixels. */
const SHAPE_TOLERANCE = 0.01;
/** How sharp calls the format of an AVIF file. */
const FORMAT_NAMES: Readonly<Record<PictureFormat, string>> = { avif: 'heif', webp: 'webp' };

const MAKE = 'Make it anew from the photograph, without metadata.';

/** The files that the pages ask for: each picture at one and at two dots a pixel, in each format. */
export const pictureFiles = ({
  stories,
  thankYouPicture,
  profilePicture,
}: ContentPictures): PictureFile[] =>
  [
    ...stories.map(({ url }) => ({ url, width: PICTURE_WIDTH, shape: STORY_SHAPE })),
    ...[thankYouPicture, profilePicture].map(({ url, width, height }) => ({
      url,
      width,
      shape: height / width,
    })),
  ].flatMap(({ url, width, shape }) =>
    PICTURE_DENSITIES.flatMap((density) =>
      PICTURE_FORMATS.map((format) => ({
        file: `${basename(url)}-${width * density}.${format}`,
        format,
        width: width * density,
        shape,
      })),
    ),
  );

async function faultsOfFile(folder: string, wanted: PictureFile): Promise<string[]> {
  const path = join(folder, wanted.file);
  if (!existsSync(path)) return ['is missing. Add it, or take the picture out of the content.'];
  try {
    const { format, width, height, exif, xmp, iptc } = await sharp(path).metadata();
    const metadata = Object.entries({ EXIF: exif, XMP: xmp, IPTC: iptc }).flatMap(([name, data]) =>
      data ? [name] : [],
    );
    const faults: string[] = [];
    if (format !== FORMAT_NAMES[wanted.format]) {
      faults.push(`is no ${wanted.format.toUpperCase()}, but ${format}. Convert it.`);
    }
    if (width !== wanted.width) {
      faults.push(`is ${width} pixels wide, not ${wanted.width}. Scale it to that width.`);
    }
    if (Math.abs(height / width / wanted.shape - 1) > SHAPE_TOLERANCE) {
      const expected = Math.round(wanted.width * wanted.shape);
      faults.push(`is ${width} by ${height} pixels, not ${wanted.width} by ${expected}. Crop it.`);
    }
    if (metadata.length > 0) {
      faults.push(
        `has ${metadata.join(' and ')} metadata, which may tell where it was taken. ${MAKE}`,
      );
    }
    return faults;
  } catch {
    return [`cannot be read as a picture. ${MAKE}`];
  }
}

/**
 * Finds what is wrong with the files of the pictures, by reading each one's header and metadata.
 *
 * @param folder the folder `pictures` of a content's public files
 */
export async function pictureFaults(
  folder: string,
  pictures: ContentPictures,
): Promise<PictureFault[]> {
  const wanted = pictureFiles(pictures);
  const names = new Set(wanted.map(({ file }) => file));
  const present = existsSync(folder) ? readdirSync(folder).sort() : [];
  const faults: PictureFault[] = present
    .filter((file) => !names.has(file))
    .map((file) => ({
      file,
      message: 'is shown nowhere, but would be published. Delete it, or name it in the content.',
    }));
  const seen = new Map<string, string>();
  for (const picture of wanted) {
    const { file } = picture;
    const messages = await faultsOfFile(folder, picture);
    faults.push(...messages.map((message) => ({ file, message })));
    if (!existsSync(join(folder, file))) continue;
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    const twin = seen.get(hash);
    if (twin)
      faults.push({ file, message: `is the same picture as ${twin}. Replace one of them.` });
    seen.set(hash, file);
  }
  return faults;
}

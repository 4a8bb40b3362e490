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

/** What is wrong with a file. */
export interface PictureFault {
  readonly file: string;
  readonly message: string;
}

/** The pictures of a content. */
export interface ContentPictures {
  readonly stories: readonly Pick<Story, 'url'>[];
  readonly thankYouPicture: Pick<Picture, 'url' | 'width' | 'height'>;
  readonly profilePicture: Pick<Picture, 'url' | 'width' | 'height'>;
}

interface PictureFile {
  readonly file: string;
  readonly format: PictureFormat;
  readonly width: number;
  /** Height divided by width. */
  readonly ratio: number;
}

const STORY_RATIO = 16 / 9;
/** Widths and heights are whole pixels, so a ratio is not exact. */
const RATIO_TOLERANCE = 0.01;
/** The names of the formats in sharp. */
const FORMAT_NAMES: Readonly<Record<PictureFormat, string>> = { avif: 'heif', webp: 'webp' };

const EXPORT_AGAIN = 'Export it again from the photograph, without metadata.';

/** The files of all pictures, in each pixel density and each format. */
export const pictureFiles = ({
  stories,
  thankYouPicture,
  profilePicture,
}: ContentPictures): PictureFile[] =>
  [
    ...stories.map(({ url }) => ({ url, width: PICTURE_WIDTH, ratio: STORY_RATIO })),
    ...[thankYouPicture, profilePicture].map(({ url, width, height }) => ({
      url,
      width,
      ratio: height / width,
    })),
  ].flatMap(({ url, width, ratio }) =>
    PICTURE_DENSITIES.flatMap((density) =>
      PICTURE_FORMATS.map((format) => ({
        file: `${basename(url)}-${width * density}.${format}`,
        format,
        width: width * density,
        ratio,
      })),
    ),
  );

async function faultsOfFile(folder: string, expected: PictureFile): Promise<string[]> {
  const path = join(folder, expected.file);
  if (!existsSync(path)) return ['is missing. Add it, or take the picture out of the content.'];
  try {
    const { format, width, height, exif, xmp, iptc } = await sharp(path).metadata();
    const metadata = Object.entries({ EXIF: exif, XMP: xmp, IPTC: iptc }).flatMap(([name, data]) =>
      data ? [name] : [],
    );
    const faults: string[] = [];
    if (format !== FORMAT_NAMES[expected.format]) {
      faults.push(`is not ${expected.format.toUpperCase()}, but ${format}. Convert it.`);
    }
    if (width !== expected.width) {
      faults.push(`is ${width} pixels wide, not ${expected.width}. Scale it to that width.`);
    }
    if (Math.abs(height / width / expected.ratio - 1) > RATIO_TOLERANCE) {
      const expectedHeight = Math.round(expected.width * expected.ratio);
      faults.push(
        `is ${width} by ${height} pixels, not ${expected.width} by ${expectedHeight}. Crop it.`,
      );
    }
    if (metadata.length > 0) {
      faults.push(
        `has ${metadata.join(' and ')} metadata, which may contain the place where it was taken. ${EXPORT_AGAIN}`,
      );
    }
    return faults;
  } catch {
    return [`cannot be read as a picture. ${EXPORT_AGAIN}`];
  }
}

/**
 * Finds the faults of the picture files, from their headers and metadata.
 *
 * @param folder the folder `public/pictures` of a content
 */
export async function pictureFaults(
  folder: string,
  pictures: ContentPictures,
): Promise<PictureFault[]> {
  const expected = pictureFiles(pictures);
  const expectedFiles = new Set(expected.map(({ file }) => file));
  const present = existsSync(folder) ? readdirSync(folder).sort() : [];
  const faults: PictureFault[] = present
    .filter((file) => !expectedFiles.has(file))
    .map((file) => ({
      file,
      message: 'is not used, but would be published. Delete it, or name it in the content.',
    }));
  const seen = new Map<string, string>();
  for (const picture of expected) {
    const { file } = picture;
    const messages = await faultsOfFile(folder, picture);
    faults.push(...messages.map((message) => ({ file, message })));
    if (!existsSync(join(folder, file))) continue;
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    const duplicate = seen.get(hash);
    if (duplicate)
      faults.push({ file, message: `is the same picture as ${duplicate}. Replace one of them.` });
    seen.set(hash, file);
  }
  return faults;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '@invitation/domain/content/site-content';
import { type PictureFile, type PictureFormat, pictureFiles } from '@invitation/domain/picture';
import sharp from 'sharp';

export interface PictureFault {
  readonly file: string;
  readonly message: string;
}

/** Widths and heights are whole pixels, so a ratio is not exact. */
const RATIO_TOLERANCE = 0.01;
/** The names of the formats in sharp. */
const FORMAT_NAMES: Readonly<Record<PictureFormat, string>> = { avif: 'heif', webp: 'webp' };

const EXPORT_AGAIN = 'Export it again from the photograph, without metadata.';

interface ExpectedFile extends PictureFile {
  readonly height: number;
}

async function faultsOfFile(folder: string, expected: ExpectedFile): Promise<string[]> {
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
    if (Math.abs((height / width) * (expected.width / expected.height) - 1) > RATIO_TOLERANCE) {
      const expectedHeight = Math.round(expected.height);
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

/** @param folder the folder `pictures` of a content */
export async function pictureFaults(
  folder: string,
  pictures: readonly PictureSize[],
): Promise<PictureFault[]> {
  const expected: ExpectedFile[] = pictures.flatMap(({ name, width, height }) =>
    pictureFiles(name, width).map((file) => ({ ...file, height: height * file.density })),
  );
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

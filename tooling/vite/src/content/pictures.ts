import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '@invitation/domain/build-time/site-content';
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

async function faultsOfFile(path: string, expected: ExpectedFile): Promise<string[]> {
  if (!existsSync(path)) return ['is missing. Add it, or take the picture out of the content.'];
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null);
  if (!metadata) return [`cannot be read as a picture. ${EXPORT_AGAIN}`];
  const { format, width, height, exif, xmp, iptc } = metadata;
  const faults: string[] = [];
  if (format !== FORMAT_NAMES[expected.format]) {
    faults.push(`is not ${expected.format.toUpperCase()}, but ${format}. Convert it.`);
  }
  const ratio = (height / width) * (expected.width / expected.height);
  if (width !== expected.width || Math.abs(ratio - 1) > RATIO_TOLERANCE) {
    const size = `${expected.width} by ${Math.round(expected.height)}`;
    faults.push(`is ${width} by ${height} pixels, not ${size}. Crop it, or scale it.`);
  }
  if (exif || xmp || iptc) {
    faults.push(
      `has EXIF, XMP or IPTC metadata, which may contain the place where it was taken. ${EXPORT_AGAIN}`,
    );
  }
  return faults;
}

/** @param folder the folder `pictures` of a content */
export async function pictureFaults(
  folder: string,
  pictures: readonly PictureSize[],
): Promise<PictureFault[]> {
  const expected: ExpectedFile[] = pictures.flatMap(({ name, width, height }) =>
    pictureFiles(name, width).map((file) => ({ ...file, height: height * file.density })),
  );
  const names = expected.map(({ file }) => file);
  const present = existsSync(folder) ? readdirSync(folder).sort() : [];
  const faults: PictureFault[] = present
    .filter((file) => !names.includes(file))
    .map((file) => ({
      file,
      message: 'is not used, but would be published. Delete it, or name it in the content.',
    }));
  for (const picture of expected) {
    const messages = await faultsOfFile(join(folder, picture.file), picture);
    faults.push(...messages.map((message) => ({ file: picture.file, message })));
  }
  return faults;
}

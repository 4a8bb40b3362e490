import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@invitation/domain/build-time/read/nearest';
import type { PictureSize } from '@invitation/domain/build-time/read/site-content';
import {
  ALBUM_SIZE,
  type PictureFile,
  type PictureFormat,
  pictureFiles,
} from '@invitation/domain/event/picture';
import sharp, { type Metadata } from 'sharp';

/** What is wrong with a file in `pictures/`, or with what the content says of a picture. */
export interface PictureFault {
  /** The name of the file; with `field`, the name of the picture in the content. */
  readonly file: string;
  readonly field?: 'file' | 'width' | 'height';
  readonly message: string;
}

/** Widths and heights are whole pixels, so a ratio is not exact. */
const RATIO_TOLERANCE = 0.01;
/** The names of the formats in sharp. */
const FORMAT_NAMES: Readonly<Record<PictureFormat, string>> = { avif: 'heif', webp: 'webp' };

const NOT_USED = 'is not used, but would be published. Delete it, or name it in the content.';
const EXPORT_AGAIN = 'Export it again from the photograph, without metadata.';

/** The metadata that sharp reads; `null` if the file is not a picture, `undefined` if there is no file. */
type Read = Metadata | null | undefined;

const read = async (path: string): Promise<Read> => {
  if (!existsSync(path)) return undefined;
  return sharp(path)
    .metadata()
    .catch(() => null);
};

const hasRatio = ({ width, height }: Metadata, size: PictureSize): boolean =>
  Math.abs((height / width) * (size.width / size.height) - 1) <= RATIO_TOLERANCE;

function faultsOfFile(file: Read, expected: PictureFile, size: PictureSize): string[] {
  if (file === undefined) return ['is missing. Add it, or take the picture out of the content.'];
  if (file === null) return [`cannot be read as a picture. ${EXPORT_AGAIN}`];
  const { format, width, height, exif, xmp, iptc } = file;
  const faults: string[] = [];
  if (format !== FORMAT_NAMES[expected.format]) {
    faults.push(`is not ${expected.format.toUpperCase()}, but ${format}. Convert it.`);
  }
  if (width !== expected.width || !hasRatio(file, size)) {
    const wanted = `${expected.width} by ${Math.round(size.height * expected.density)}`;
    faults.push(`is ${width} by ${height} pixels, not ${wanted}. Crop it, or scale it.`);
  }
  if (exif || xmp || iptc) {
    faults.push(
      `has EXIF, XMP or IPTC metadata, which may contain the place where it was taken. ${EXPORT_AGAIN}`,
    );
  }
  return faults;
}

/** Merges faults with the same message into one that lists all its files. */
function together(messages: readonly (readonly [file: string, message: string])[]): PictureFault[] {
  return [...new Set(messages.map(([, message]) => message))].map((message) => {
    const [file = '', ...others] = messages.flatMap(([name, each]) =>
      each === message ? name : [],
    );
    const list = others.length > 3 ? `${others.length} other files` : others.join(', ');
    return { file, message: list ? `${message} The same holds for ${list}.` : message };
  });
}

/** The picture's name, e.g. `garden` for the file `garden-800.avif`; `undefined` for a file without a width and a format. */
const nameOf = (file: string) => /^(.+)-\d+\.(?:avif|webp)$/.exec(file)?.[1];

/** What is wrong with the name or the width of a picture without files, and the picture that was probably meant. */
function misnamed(
  { name, width }: PictureSize,
  unused: readonly string[],
): readonly [fault: PictureFault, meant: string | undefined] {
  const widths = unused
    .filter((file) => nameOf(file) === name)
    .map((file) => Number(/-(\d+)\.\w+$/.exec(file)?.[1]));
  if (widths.length > 0) {
    const own = Math.min(...widths);
    const message = `is ${width}, but the files in pictures/ are ${own} pixels wide. Write ${own}.`;
    return [{ file: name, field: 'width', message }, name];
  }
  const meant = nearest(
    name,
    unused.flatMap((file) => nameOf(file) ?? []),
  );
  const advice = meant
    ? `Did you mean ${meant}? Write it.`
    : 'Make them with npx pnpm studio, or remove the picture here.';
  return [{ file: name, field: 'file', message: `has no files in pictures/. ${advice}` }, meant];
}

/** @param folder the folder `pictures` of a content */
export async function pictureFaults(
  folder: string,
  pictures: readonly PictureSize[],
): Promise<PictureFault[]> {
  const named = pictures.flatMap(({ name, width }) => pictureFiles(name, width));
  const present = existsSync(folder) ? readdirSync(folder).sort() : [];
  // No build has hidden files, such as .DS_Store.
  let unused = present.filter(
    (file) => !file.startsWith('.') && !named.some((each) => each.file === file),
  );
  const faults: PictureFault[] = [];
  for (const size of pictures) {
    const files = await Promise.all(
      pictureFiles(size.name, size.width).map(
        async (expected) => [expected, await read(join(folder, expected.file))] as const,
      ),
    );
    if (files.every(([, file]) => file === undefined)) {
      const [fault, meant] = misnamed(size, unused);
      faults.push(fault);
      unused = unused.filter((file) => meant === undefined || nameOf(file) !== meant);
      continue;
    }
    const [[, first] = []] = files;
    const isOtherHeight = files.every(
      ([{ width }, file]) => file?.width === width && !hasRatio(file, size),
    );
    if (first && isOtherHeight && size.height !== ALBUM_SIZE.height) {
      const message = `is ${size.height}, but the picture is ${first.width} by ${first.height} pixels. Write ${first.height}.`;
      faults.push({ file: size.name, field: 'height', message });
      continue;
    }
    faults.push(
      ...together(
        files.flatMap(([expected, file]) =>
          faultsOfFile(file, expected, size).map((message) => [expected.file, message] as const),
        ),
      ),
    );
  }
  const groups = new Set(unused.map(nameOf));
  const notUsed = [...groups].flatMap((name) =>
    together(
      unused.filter((file) => nameOf(file) === name).map((file) => [file, NOT_USED] as const),
    ),
  );
  return [...notUsed, ...faults];
}

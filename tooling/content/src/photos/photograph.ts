import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import readExif from 'exif-reader';
import sharp, { type Metadata } from 'sharp';
import { CommandError } from '../command';
import { type ColourSpace, heifColourSpace, pngColourSpace } from './colour-space';
import { upright } from './frame';
import { decodeHeic } from './heic';
import { displayP3, withProfile } from './profile';

export interface Photograph {
  readonly fileName: string;
  /** The time on the camera's clock, in milliseconds. Only for sorting, because its zone is unknown. */
  readonly takenAt: number | undefined;
  /** Reads the pixels as a file that sharp can open. */
  readonly open: () => Promise<string | Buffer>;
}

/** The names of the formats in sharp. `heif` is AVIF or HEIC. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** How a camera says Adobe RGB without a profile (DCF 2.0, 'R03'). */
const ADOBE_RGB = 'R03';

function exifOf({ exif }: Metadata): ReturnType<typeof readExif> | undefined {
  try {
    return exif && readExif(exif);
  } catch {
    // The picture is good without its capture time.
    return undefined;
  }
}

function captureTime({ Photo, Image }: NonNullable<ReturnType<typeof exifOf>>): number | undefined {
  const time = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime;
  return time?.getTime() || undefined;
}

/** `profile`: the ICC profile counts. */
function colourSpaceOf(path: string, { format, icc }: Metadata): ColourSpace | 'profile' {
  const png = format === 'png' ? pngColourSpace(readFileSync(path)) : null;
  const heif = format === 'heif' ? heifColourSpace(readFileSync(path)) : null;
  if (png || heif === 'other') return png ?? 'other';
  return icc ? 'profile' : (heif ?? 'srgb');
}

/** The pixels as sharp converts them. It misses the profile of 16 bits a channel, and knows no other names of colour spaces. */
async function openPixels(
  path: string,
  { format, compression, depth, space, icc }: Metadata,
  colours: ColourSpace | 'profile',
): Promise<string | Buffer> {
  const isHeic = format === 'heif' && compression === 'hevc';
  const isDeep = depth !== 'uchar' && colours === 'profile';
  if (!isHeic && !isDeep && colours !== 'p3') return path;
  const pixels = isHeic
    ? await decodeHeic(await readFile(path))
    : upright(path, { ignoreIcc: true }).toColourspace(space === 'grey16' ? 'b-w' : 'srgb');
  const profile = colours === 'p3' ? await displayP3() : icc;
  return profile && colours !== 'srgb'
    ? withProfile(pixels, profile)
    : pixels.png({ compressionLevel: 0 }).toBuffer();
}

export async function readPhotograph(path: string): Promise<Photograph> {
  const fileName = basename(path);
  // Opening a pipe waits for a writer.
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) throw new CommandError(`${fileName} is missing, or is not a file.`);
  if (file.size === 0) throw new CommandError(`${fileName} is empty. Copy it here again.`);
  const metadata = await sharp(path)
    .metadata()
    .catch(() => {
      throw new CommandError(
        `${fileName} cannot be read as a picture. If it is one, export it as JPEG.`,
      );
    });
  if (!FORMATS.includes(metadata.format)) {
    throw new CommandError(
      `${fileName} is ${metadata.format.toUpperCase()}, not JPEG, PNG, WebP, AVIF or HEIC. Export it as JPEG.`,
    );
  }
  const exif = exifOf(metadata);
  const colours = colourSpaceOf(path, metadata);
  if (colours === 'other') {
    throw new CommandError(
      `${fileName} is HDR or in a rare color space. Export it as JPEG in sRGB.`,
    );
  }
  if (!metadata.icc && exif?.Iop?.InteroperabilityIndex === ADOBE_RGB) {
    throw new CommandError(
      `${fileName} is in Adobe RGB, but has no color profile. Export it as JPEG in sRGB.`,
    );
  }
  return {
    fileName,
    takenAt: exif && captureTime(exif),
    open: () => openPixels(path, metadata, colours),
  };
}

/** Leaves out subfolders. */
export async function readFolder(folder: string, content: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError(`There is no folder ${folder}.`);
  }
  // These are made of photographs already.
  if (!relative(join(content, 'pictures'), folder).startsWith('..')) {
    throw new CommandError(
      `${folder} is where the site has its pictures. Put your photographs into a folder outside of the content.`,
    );
  }
  const photographs: Photograph[] = [];
  const skipped: string[] = [];
  // Names that begin with a dot are files of the system, such as .DS_Store.
  for (const fileName of readdirSync(folder).filter((file) => !file.startsWith('.'))) {
    try {
      photographs.push(await readPhotograph(join(folder, fileName)));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      skipped.push(error.message);
    }
  }
  if (photographs.length > 0) return { photographs, skipped };
  throw new CommandError([`There is no photograph in ${folder}.`, ...skipped].join('\n  '));
}

import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import readExif from 'exif-reader';
import sharp, { type Metadata } from 'sharp';
import { CommandError, messageOf } from '../kit/command';
import { decodeHeic } from './heic';

export interface Photograph {
  readonly fileName: string;
  /** The time on the camera's clock, in milliseconds. Only for sorting, because its zone is unknown. */
  readonly takenAt: number | undefined;
  /** Reads the pixels as a file that sharp can open. */
  readonly open: () => Promise<string | Buffer>;
}

/** The names of the formats in sharp. `heif` is AVIF or HEIC. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

function captureTime({ exif }: Metadata): number | undefined {
  try {
    const { Photo, Image } = exif ? readExif(exif) : {};
    const time = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime;
    return time?.getTime() || undefined;
  } catch {
    // The picture is good without its capture time.
    return undefined;
  }
}

export async function readPhotograph(path: string): Promise<Photograph> {
  const fileName = basename(path);
  // Opening a pipe waits for a writer.
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new CommandError(`${fileName} is missing, or is not a file.`);
  }
  const metadata = await sharp(path)
    .metadata()
    .catch(() => {
      throw new CommandError(`${fileName} cannot be read as a picture.`);
    });
  const { format, compression, icc } = metadata;
  if (!FORMATS.includes(format)) {
    throw new CommandError(
      `${fileName} is ${format.toUpperCase()}, not JPEG, PNG, WebP, AVIF or HEIC. Export it as JPEG.`,
    );
  }
  return {
    fileName,
    takenAt: captureTime(metadata),
    open: async () => (compression === 'hevc' ? decodeHeic(path, icc) : path),
  };
}

/** Leaves out subfolders. */
export async function readFolder(folder: string, content: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError(`There is no folder ${folder}.`);
  }
  // The new album replaces this folder.
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
      skipped.push(messageOf(error));
    }
  }
  if (photographs.length > 0) return { photographs, skipped };
  throw new CommandError([`There is no photograph in ${folder}.`, ...skipped].join('\n  '));
}

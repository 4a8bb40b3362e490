import { basename } from 'node:path';
import readExif from 'exif-reader';
import sharp, { type Metadata } from 'sharp';
import { decodeHeic } from './heic';
import { UnusableFile } from './unusable-file';

export interface Photograph {
  readonly path: string;
  readonly fileName: string;
  /** The time on the camera's clock, in milliseconds. Only for sorting, because its zone is unknown. */
  readonly takenAt: number | undefined;
  /** Reads the pixels as a file that sharp can open. */
  readonly open: () => Promise<string | Buffer>;
}

/** The names of the formats in sharp. `heif` is AVIF or HEIC. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

function captureTime({ exif }: Metadata): number | undefined {
  if (!exif) return undefined;
  try {
    const { Photo, Image } = readExif(exif);
    const time = (
      Photo?.DateTimeOriginal ??
      Photo?.DateTimeDigitized ??
      Image?.DateTime
    )?.getTime();
    return time === undefined || Number.isNaN(time) ? undefined : time;
  } catch {
    // The picture is good without its capture time.
    return undefined;
  }
}

/** @throws UnusableFile if it is not a picture in one of the formats */
export async function readPhotograph(path: string): Promise<Photograph> {
  const metadata = await sharp(path)
    .metadata()
    .catch((cause: unknown) => {
      throw new UnusableFile('cannot be read as a picture.', { cause });
    });
  const { format, compression, icc } = metadata;
  if (!FORMATS.includes(format)) {
    throw new UnusableFile(
      `is ${format.toUpperCase()}, not JPEG, PNG, WebP, AVIF or HEIC. Export it as JPEG.`,
    );
  }
  return {
    path,
    fileName: basename(path),
    takenAt: captureTime(metadata),
    open: async () => (compression === 'hevc' ? decodeHeic(path, icc) : path),
  };
}

/** In CSS pixels (A7). */
export const PICTURE_WIDTH = 600;

export const PICTURE_DENSITIES = [1, 2] as const;

/** Browsers take the first one that they support. */
const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** 9 to 16, in CSS pixels. */
export const ALBUM_SIZE = { width: PICTURE_WIDTH, height: (PICTURE_WIDTH * 16) / 9 };

export interface PictureFile {
  readonly file: string;
  readonly format: PictureFormat;
  readonly density: (typeof PICTURE_DENSITIES)[number];
  readonly width: number;
}

/** @param name or address, without width and ending */
export const pictureFiles = (name: string, width: number = PICTURE_WIDTH): PictureFile[] =>
  PICTURE_DENSITIES.flatMap((density) =>
    PICTURE_FORMATS.map((format) => ({
      file: `${name}-${width * density}.${format}`,
      format,
      density,
      width: width * density,
    })),
  );

/** The query is for an image CDN (A7, B7). The site's own server ignores it and goes by the width in the name of the file. */
export const pictureAddress = (
  url: string,
  format: PictureFormat,
  width: number = PICTURE_WIDTH,
  density: PictureFile['density'] = 1,
): string =>
  `${url}-${width * density}.${format}?tr=w-${width}${density === 1 ? '' : `,dpr-${density}`}`;

export function pictureSources(url: string, width?: number) {
  // In a srcset, a comma only separates before white space.
  const set = (format: PictureFormat) =>
    PICTURE_DENSITIES.map(
      (density) => `${pictureAddress(url, format, width, density)} ${density}x`,
    ).join(', ');
  return { avif: set('avif'), webp: set('webp'), src: pictureAddress(url, 'webp', width) };
}

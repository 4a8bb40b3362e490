/** In CSS pixels (A7). */
export const PICTURE_WIDTH = 600;

export const PICTURE_DENSITIES = [1, 2] as const;

/** Browsers take the first one that they support. */
const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The size of an album picture in CSS pixels, 9 to 16. */
export const ALBUM_SIZE = { width: PICTURE_WIDTH, height: (PICTURE_WIDTH * 16) / 9 };

export interface PictureFile {
  readonly file: string;
  readonly format: PictureFormat;
  readonly density: (typeof PICTURE_DENSITIES)[number];
  readonly width: number;
}

/** @param name a name or an address, without width and ending */
export const pictureFiles = (name: string, width: number = PICTURE_WIDTH): PictureFile[] =>
  PICTURE_DENSITIES.flatMap((density) =>
    PICTURE_FORMATS.map((format) => ({
      file: `${name}-${width * density}.${format}`,
      format,
      density,
      width: width * density,
    })),
  );

/** The query is for an image CDN (A7, B7). The site's own server ignores it, because the file's name has the width. */
export const pictureAddress = (
  url: string,
  format: PictureFormat,
  width: number = PICTURE_WIDTH,
  density: PictureFile['density'] = 1,
): string =>
  `${url}-${width * density}.${format}?tr=w-${width}${density === 1 ? '' : `,dpr-${density}`}`;

export function pictureSources(url: string, width?: number) {
  // The comma in `tr=w-600,dpr-2` is safe: in a `srcset`, only a comma before white space separates addresses.
  const set = (format: PictureFormat) =>
    PICTURE_DENSITIES.map(
      (density) => `${pictureAddress(url, format, width, density)} ${density}x`,
    ).join(', ');
  return { avif: set('avif'), webp: set('webp'), src: pictureAddress(url, 'webp', width) };
}

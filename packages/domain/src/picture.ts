/** In CSS pixels (A7). */
export const PICTURE_WIDTH = 600;

/** Device pixels per CSS pixel. */
export const PICTURE_DENSITIES = [1, 2] as const;

/** Browsers choose the first one that they support. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
}

/**
 * The query is the width transform of the image CDN (A7, B7). The site's own server ignores it: there, the name of the file
 * has the width.
 *
 * @param url absolute or from the site's root, without the file extension
 */
export function pictureAddress(
  url: string,
  format: PictureFormat,
  density: (typeof PICTURE_DENSITIES)[number],
  width: number = PICTURE_WIDTH,
): string {
  const transform = density === 1 ? `tr=w-${width}` : `tr=w-${width},dpr-2`;
  return `${url}-${width * density}.${format}?${transform}`;
}

/** The parameters are those of `pictureAddress`. */
export function pictureSources(url: string, width?: number): PictureSources {
  // The comma in an address does no harm: in a srcset, a comma separates only before white space.
  const set = (format: PictureFormat) =>
    `${pictureAddress(url, format, 1, width)} 1x, ${pictureAddress(url, format, 2, width)} 2x`;
  return { avif: set('avif'), webp: set('webp'), src: pictureAddress(url, 'webp', 1, width) };
}

/** How wide a picture is shown unless it says otherwise, in CSS pixels: what the width transform asks for (A7). */
export const PICTURE_WIDTH = 600;

/** How many device pixels per CSS pixel a picture is kept for. */
export const PICTURE_DENSITIES = [1, 2] as const;

/** The formats that every picture is kept in, the smaller one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture's addresses: for `srcset`, once a format, and the plain one for `src`. */
export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
}

/**
 * The address that a picture is requested from. The transform is the image CDN's: 600 pixels wide, on dense screens twice
 * as many (A7, B7). Where the site serves its pictures itself, the file's name says the same, and the transform is there
 * all the same.
 *
 * @param url the picture's own address, without an ending, absolute or from the site's root
 * @param density device pixels per CSS pixel
 * @param width how wide it is shown, in CSS pixels, where that is not what the pictures have in common
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

/** All addresses of a picture, which is as wide as `pictureAddress` has it. */
export function pictureSources(url: string, width?: number): PictureSources {
  // A comma inside an address is fine: in a srcset only one before white space separates.
  const set = (format: PictureFormat) =>
    `${pictureAddress(url, format, 1, width)} 1x, ${pictureAddress(url, format, 2, width)} 2x`;
  return { avif: set('avif'), webp: set('webp'), src: pictureAddress(url, 'webp', 1, width) };
}

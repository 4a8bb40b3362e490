/** The server of the pictures. */
export const pictureHost = {
  /** `/pictures` for the site itself, or the `https:` address of an image CDN with the same files. */
  base: '/pictures',
} as const;

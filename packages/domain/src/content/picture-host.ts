/** Where the pictures come from. */
export const pictureHost = {
  /** `/pictures`: the site itself. Or the `https:` address of an image CDN that has the same files. */
  base: '/pictures',
} as const;

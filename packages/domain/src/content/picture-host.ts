/** Where the pictures come from. */
export const pictureHost = {
  /** The site itself, or the address of an image CDN that has the same files. */
  base: '/pictures',
  /** How wide a picture is shown unless it says otherwise, in CSS pixels: what the CDN's width transform asks for. */
  width: 600,
} as const;

import { CONTENT, loadContent } from '@invitation/vite/content-folder';

export const {
  timeZone,
  weekend: { replyBy, celebration, events },
} = loadContent(CONTENT);

/** The gate's password, UTF-8 in base64. */
export const { password } = celebration;

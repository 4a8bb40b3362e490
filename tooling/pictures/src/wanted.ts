import { basename } from 'node:path';
import { celebration } from '@invitation/domain/content/celebration';
import { pictureHost } from '@invitation/domain/content/picture-host';
import { stories } from '@invitation/domain/content/stories';

const { thankYouPicture, profilePicture } = celebration;

/** The pictures that the pages ask for, by name, each as wide as it is shown, at one and at two dots a pixel. */
export const wanted = [
  ...stories.map(({ url }) => ({ url, width: pictureHost.width })),
  thankYouPicture,
  profilePicture,
].map(({ url, width }) => ({ name: basename(url), widths: [width, 2 * width] }));

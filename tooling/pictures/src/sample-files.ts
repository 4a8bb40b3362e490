import { basename } from 'node:path';
import { celebration } from '@invitation/domain/fixtures/celebration';
import { stories } from '@invitation/domain/fixtures/stories';
import { PICTURE_DENSITIES, PICTURE_WIDTH } from '@invitation/domain/picture';

const { thankYouPicture, profilePicture } = celebration;

/** The names of all sample pictures, and their widths in pixels. */
export const sampleFiles = [
  ...stories.map(({ url }) => ({ url, width: PICTURE_WIDTH })),
  thankYouPicture,
  profilePicture,
].map(({ url, width }) => ({
  name: basename(url),
  widths: PICTURE_DENSITIES.map((density) => density * width),
}));

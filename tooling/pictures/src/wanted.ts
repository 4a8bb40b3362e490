import { basename } from 'node:path';
import { celebration } from '@invitation/domain/fixtures/celebration';
import { stories } from '@invitation/domain/fixtures/stories';
import { PICTURE_DENSITIES, PICTURE_WIDTH } from '@invitation/domain/picture';

const { thankYouPicture, profilePicture } = celebration;

/** The sample's pictures, by name, each as wide as it is shown, at one and at two dots a pixel. */
export const wanted = [
  ...stories.map(({ url }) => ({ url, width: PICTURE_WIDTH })),
  thankYouPicture,
  profilePicture,
].map(({ url, width }) => ({
  name: basename(url),
  widths: PICTURE_DENSITIES.map((density) => density * width),
}));

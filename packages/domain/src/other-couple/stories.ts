import type { Story } from '../story';
import { pictureHost } from './picture-host';

export const stories: readonly Story[] = Array.from({ length: 14 }, (_, index) => ({
  id: `summer-${index + 1}`,
  type: 'image',
  url: `${pictureHost.base}/summer-${index + 1}`,
  alt: `The river in summer number ${index + 1}`,
}));

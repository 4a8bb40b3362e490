import type { Story } from '../story';
import { pictureHost } from './picture-host';

export const stories: readonly Story[] = Array.from({ length: 14 }, (_, at) => ({
  id: `summer-${at + 1}`,
  type: 'image',
  url: `${pictureHost.base}/summer-${at + 1}`,
  alt: `The river in summer number ${at + 1}`,
}));

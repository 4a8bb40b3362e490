import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

export const street = style({
  // It would often be the only thing on the last sheet.
  '@media': { [media.print]: { display: 'none' } },
});

export const root = style({
  // By the window, because a drawing does not grow with the text. The street is a third as high as that.
  width: 'clamp(480px, 68svh, 736px)',
  strokeWidth: 1.5,
});

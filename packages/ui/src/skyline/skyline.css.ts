import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';

export const street = style({
  // It would often be the only thing on the last sheet.
  '@media': { [media.print]: { display: 'none' } },
});

export const root = style({
  // In pixels, because a drawing does not grow with the text.
  width: 'clamp(544px, 45vw, 736px)',
  strokeWidth: 1.5,
});

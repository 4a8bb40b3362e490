import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';

export const street = style({
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const root = style({
  // In pixels, because a drawing does not grow with the text.
  width: 'clamp(544px, 45vw, 736px)',
  // Paper shows the drawing as a whole.
  '@media': { [media.print]: { maxWidth: '100%', overflow: 'hidden' } },
  strokeWidth: 1.5,
});

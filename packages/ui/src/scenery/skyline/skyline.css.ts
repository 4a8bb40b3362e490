import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

export const street = style({
  // It would often be the only thing on the last sheet.
  '@media': { [media.print]: { display: 'none' } },
});

/** The width of a drawing, in halves of a wide one. */
export const halves = createVar();

export const root = style({
  vars: { [halves]: '1' },
  // By the window, because a drawing does not grow with the text. The street is a third as high as that.
  width: `calc(${halves} * clamp(480px, 68svh, 736px))`,
  strokeWidth: 1.5,
});

/** A drawing that reaches from edge to edge of a desktop. */
export const wide = style([root, { vars: { [halves]: '2' } }]);

import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

/** The height that is free for a drawing. In less room, the drawing is lower. */
export const room = createVar();

export const street = style({
  vars: {
    // The room below the envelope. On a low screen, the envelope is in front of the drawing.
    [room]: 'max(9rem, 100svh - 35rem)',
  },
  // It would often be the only thing on the last sheet.
  '@media': { [media.print]: { display: 'none' } },
});

/** The width of a drawing, in halves of a wide one: `1` or `2`. */
export const halves = createVar();

const stroke = { strokeWidth: 1.5 };

/** Repeated on a desktop. */
export const narrow = style({
  ...stroke,
  vars: { [halves]: '1' },
  // Depends on the window, because a drawing does not grow with the text.
  width: `calc(${halves} * clamp(480px, max(50vw, 68svh), 736px))`,
  // At this height, half of a wide drawing is half as wide as the window, so nothing in it is seen three times.
  maxHeight: `max(${room}, min(22.66vw, 333px) / ${halves})`,
});

/** Reaches from edge to edge of a desktop. */
const wide = style([narrow, { vars: { [halves]: '2' } }]);

/** Shown once, in the middle. */
const tall = style({
  ...stroke,
  // `&&` has a higher specificity than the class of the frieze.
  selectors: {
    // Hides the copies beside it.
    '&&': { height: room, overflow: 'hidden' },
  },
});

export const form = { narrow, wide, tall };

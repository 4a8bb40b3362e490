import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

/** The room that a drawing has. It is drawn lower where there is less. */
export const room = createVar();

export const street = style({
  vars: {
    // Below the envelope, which lies before the drawing on a low screen.
    [room]: 'max(9rem, 100svh - 35rem)',
  },
  // It would often be the only thing on the last sheet.
  '@media': { [media.print]: { display: 'none' } },
});

/** The width of a drawing, in halves of a wide one. */
export const halves = createVar();

const stroke = { strokeWidth: 1.5 };

/** Repeated on a desktop. */
export const narrow = style({
  ...stroke,
  vars: { [halves]: '1' },
  // By the window, because a drawing does not grow with the text.
  width: `calc(${halves} * clamp(480px, max(50vw, 68svh), 736px))`,
  // At this height, half of a wide drawing is half as wide as the window, so nothing in it is seen three times.
  maxHeight: `max(${room}, min(22.66vw, 333px) / ${halves})`,
});

/** From edge to edge of a desktop. */
const wide = style([narrow, { vars: { [halves]: '2' } }]);

/** Once, in the middle. */
const tall = style({
  ...stroke,
  // Stronger than the frieze's own class.
  selectors: {
    // Without the copies beside it.
    '&&': { height: room, overflow: 'hidden' },
  },
});

export const form = { narrow, wide, tall };

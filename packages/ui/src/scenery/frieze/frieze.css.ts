import { style } from '@vanilla-extract/css';

/** Centres a drawing, even one that is wider than the window, and clips its copies. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  overflow: 'hidden',
});

export const drawing = style({ maxWidth: 'none', height: 'auto', overflow: 'visible' });

import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Short controls side by side, wide enough for the texts of the selects. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'flex-start',
});
globalStyle(`${answers} > *`, { flex: '1 1 auto', minWidth: 'min(100%, 9rem)' });
// Labels, inputs and messages wrap or shrink, so they do not add to the width.
globalStyle(`${answers} :is(label, input, p)`, { width: 0, minWidth: '100%' });

/** Boxes to tick, side by side where there is room. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  padding: 0,
  border: 0,
});

export const answer = style({ display: 'grid', gap: vars.space.s });

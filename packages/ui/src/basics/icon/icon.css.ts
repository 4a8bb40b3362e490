import { style } from '@vanilla-extract/css';

export const root = style({ width: '1.5rem', height: '1.5rem' });

export const directional = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

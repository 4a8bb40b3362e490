import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  cursor: 'pointer',
});

/** With the room around it, a target of 44 pixels. */
export const box = style({
  width: '1.375rem',
  height: '1.375rem',
  margin: '0.6875rem',
  marginInlineStart: 0,
  accentColor: vars.color.accent,
});

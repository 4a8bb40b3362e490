import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: '2.75rem',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const box = style({
  width: '1.375rem',
  height: '1.375rem',
  margin: '0 0.75rem 0 0',
  accentColor: vars.color.accent,
});

import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.m,
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingTop: vars.space.l,
});

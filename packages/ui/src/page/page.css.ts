import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xl,
  // 'lg'
  maxWidth: '32rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.m,
});

export const header = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'center',
  textAlign: 'center',
});

export const title = style({ fontSize: vars.text.display });

export const subtitle = style({ color: vars.color.muted, fontSize: vars.text.large });

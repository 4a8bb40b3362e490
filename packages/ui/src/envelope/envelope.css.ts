import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  width: '100%',
  maxWidth: '28rem',
  marginInline: 'auto',
  paddingTop: vars.space.m,
  paddingInline: vars.space.inset,
  paddingBottom: vars.space.l,
  background: vars.color.card,
  border: '10px solid transparent',
  borderImage: `repeating-linear-gradient(-45deg, ${vars.color.accent} 0 12px, ${vars.color.card} 12px 24px, ${vars.color.muted} 24px 36px, ${vars.color.card} 36px 48px) 10`,
  boxShadow: vars.shadow.card,
});

/** The text begins beside the stamp's lower edge. */
export const stamp = style({
  display: 'grid',
  justifyItems: 'end',
  marginBottom: `calc(${vars.space.s} - ${vars.space.l})`,
});

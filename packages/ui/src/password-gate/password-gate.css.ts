import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '100svh',
  padding: vars.space.m,
});

export const card = style({
  display: 'grid',
  gap: vars.space.l,
  width: '100%',
  maxWidth: '26rem',
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.l,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const header = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'center',
  textAlign: 'center',
});

export const title = style({ fontSize: vars.text.display });

export const subtitle = style({ color: vars.color.muted, fontSize: vars.text.large });

export const form = style({ display: 'grid', gap: vars.space.m });

export const seconds = style({
  color: vars.color.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

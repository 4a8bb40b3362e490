import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const picture = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
});

export const section = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  padding: vars.space.l,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});

export const heading = style({ fontSize: vars.text.title });

export const links = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  padding: 0,
  listStyle: 'none',
});

export const note = style({ color: vars.color.muted, maxWidth: '65ch' });

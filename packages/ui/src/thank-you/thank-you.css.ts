import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** A print with a white edge, laid down by hand. */
export const picture = style({
  width: '100%',
  height: 'auto',
  padding: '0.75rem 0.75rem 2rem',
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  rotate: '-1.2deg',
});

export const section = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  padding: vars.space.l,
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
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

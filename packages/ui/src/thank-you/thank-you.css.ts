import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

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

/** What is only to be pressed is not printed. */
export const unprinted = style({ '@media': { [media.print]: { display: 'none' } } });

/** The days as they are kept on paper; on the screen their links stand in their place. */
export const printed = style({
  display: 'none',
  '@media': { [media.print]: { display: 'grid', breakInside: 'avoid' } },
});

export const heading = style({ fontSize: vars.text.title });

export const links = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  padding: 0,
  listStyle: 'none',
});

export const link = style({ display: 'grid', justifyItems: 'center' });

/** A quieter link beneath a button, as easy to hit. */
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: vars.space.m,
});

export const note = style({ color: vars.color.muted, maxWidth: '65ch' });

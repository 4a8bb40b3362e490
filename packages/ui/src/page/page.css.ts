import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minHeight: '100svh',
  // 'lg'
  maxWidth: '32rem',
  marginInline: 'auto',
  paddingBottom: vars.space.xl,
  paddingInline: vars.space.m,
});

/** The string of lights hangs from the top edge of the window. */
export const lights = style({ marginInline: `calc(-1 * ${vars.space.m})` });

/** The street lies at the foot of the window, or of what there is to read. */
export const street = style({ marginTop: 'auto' });

export const header = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'center',
  textAlign: 'center',
});

export const title = style({ fontSize: vars.text.display });

export const subtitle = style({ color: vars.color.muted, fontSize: vars.text.large });

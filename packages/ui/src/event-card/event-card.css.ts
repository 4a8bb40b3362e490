import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const root = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'center',
  textAlign: 'center',
});

export const title = style({ fontSize: vars.text.title, color: vars.color.accent });

export const when = style({
  marginBlock: vars.space.xs,
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
  fontVariantNumeric: 'oldstyle-nums',
  lineHeight: 1.35,
});

export const description = style({ color: vars.color.muted, maxWidth: '65ch' });

export const map = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  '@media': { [media.print]: { display: 'none' } },
});

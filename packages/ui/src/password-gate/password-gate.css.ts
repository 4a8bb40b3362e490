import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  minHeight: '100svh',
  overflow: 'hidden',
  // The last light of the day, low over the street.
  background: `radial-gradient(90% 22rem at 50% 100%, color-mix(in srgb, ${vars.color.glow} 26%, transparent), transparent), ${vars.color.page}`,
});

export const lights = style({ width: '100%', maxWidth: '60rem' });

export const street = style({ width: '100%' });

/** The front of an envelope: paper in a striped border, a stamp in its corner, an address, and the way in. */
export const envelope = style({
  display: 'grid',
  gap: vars.space.l,
  alignSelf: 'center',
  width: `calc(100% - 2 * ${vars.space.m})`,
  maxWidth: '28rem',
  marginBlock: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  paddingBottom: vars.space.l,
  background: vars.color.card,
  border: '10px solid transparent',
  borderImage: `repeating-linear-gradient(-45deg, ${vars.color.accent} 0 12px, ${vars.color.card} 12px 24px, ${vars.color.muted} 24px 36px, ${vars.color.card} 36px 48px) 10`,
  boxShadow: vars.shadow.card,
});

export const header = style({ display: 'grid', gap: vars.space.s });

export const stamp = style({ justifySelf: 'end' });

export const title = style({ fontSize: vars.text.display });

export const subtitle = style({ color: vars.color.muted, fontSize: vars.text.large });

export const form = style({ display: 'grid', gap: vars.space.m });

export const wait = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** What is left of the lockout, as a shrinking line. */
export const waitBar = style({
  flex: 1,
  height: '4px',
  background: vars.color.line,
  forcedColorAdjust: 'none',
  borderRadius: '2px',
});

export const waitLeft = style({
  height: '100%',
  background: vars.color.danger,
  borderRadius: '2px',
  transformOrigin: 'left',
  transition: 'transform 1s linear',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});

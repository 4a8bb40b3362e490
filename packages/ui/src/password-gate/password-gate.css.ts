import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100svh',
  overflow: 'hidden',
  background: `radial-gradient(90% 22rem at 50% 100%, color-mix(in srgb, ${vars.color.glow} 26%, transparent), transparent), ${vars.color.page}`,
});

export const envelope = style({
  alignSelf: 'center',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.gutter,
});

export const header = style({ display: 'grid', gap: vars.space.s });

export const title = style({ fontSize: vars.text.display });

export const subtitle = style({ color: vars.color.muted, fontSize: vars.text.large });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const toggle = style({
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: vars.space.s,
  color: vars.color.accent,
  background: 'none',
  border: 0,
  fontSize: vars.text.small,
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** Rendered even if empty, then without a gap: screen readers announce only changes in an existing element. */
export const help = style({ color: vars.color.muted, ':empty': { position: 'absolute' } });

export const countdown = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const countdownBar = style({
  flex: 1,
  height: '4px',
  background: vars.color.line,
  forcedColorAdjust: 'none',
  borderRadius: '2px',
});

export const countdownFill = style({
  height: '100%',
  background: vars.color.danger,
  borderRadius: '2px',
  transformOrigin: 'left',
  transition: 'transform 1s linear',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});

import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'end',
});

export const progress = style({ width: '100%', height: '1rem', accentColor: vars.color.accent });

export const subtle = style({
  color: vars.color.muted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

export const groupHeading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const title = style({ fontSize: vars.text.large });

export const row = style({ display: 'grid', paddingBlock: vars.space.s, minWidth: 0 });

export const number = style({ color: vars.color.muted, fontSize: vars.text.small });

export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const fault = style({ paddingBlock: vars.space.s, overflowWrap: 'anywhere' });

export const ticks = style({ display: 'grid', color: vars.color.ink });

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  cursor: 'pointer',
});

export const box = style({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  accentColor: vars.color.accent,
});

export const summary = style({
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
});

export const absent = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  overflowWrap: 'anywhere',
});

import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.muted,
});

/** Short controls side by side. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.m,
  alignItems: 'start',
});

export const answer = style({ display: 'grid', gap: vars.space.s });

export const link = style({
  color: vars.color.muted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** Scanners need dark modules on white in every theme. */
export const qrCode = style({ width: '100%', maxWidth: '16rem', background: '#fff', fill: '#000' });

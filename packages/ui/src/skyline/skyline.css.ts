import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** As wide as its place, but never so narrow that the houses turn into toys: the street runs out of the picture. */
export const frame = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  overflow: 'hidden',
  borderBottom: `1.5px solid ${vars.color.muted}`,
});

export const root = style({
  width: 'clamp(34rem, 100%, 60rem)',
  maxWidth: 'none',
  marginInline: '-50%',
  height: 'auto',
  color: vars.color.muted,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The fronts hide what is behind them. */
export const front = style({ fill: vars.color.page });

export const lit = style({ fill: vars.color.glow, fillOpacity: 0.6 });

export const accent = style({ fill: vars.color.accent, stroke: 'none', fillOpacity: 0.9 });

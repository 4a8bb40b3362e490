import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  width: '100%',
  maxWidth: '20rem',
  height: 'auto',
  color: vars.color.muted,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const bulb = style({ fill: vars.color.glow, stroke: 'none' });

export const window = style({ fill: vars.color.glow, fillOpacity: 0.45 });

export const door = style({ fill: vars.color.accent, fillOpacity: 0.85, stroke: 'none' });

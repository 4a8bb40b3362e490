import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  // On a phone, one string reaches from edge to edge.
  width: 'min(100%, 480px)',
  color: vars.color.muted,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
});

export const bulb = style({
  fill: vars.color.glow,
  stroke: vars.color.glow,
  strokeOpacity: vars.light.halo,
  strokeWidth: 6,
});

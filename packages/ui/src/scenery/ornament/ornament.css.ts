import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  width: '100%',
  height: '0.75rem',
  overflow: 'visible',
  color: vars.color.muted,
  stroke: 'currentColor',
  fill: 'none',
});

export const diamond = style({ fill: vars.color.glow, stroke: vars.color.muted });

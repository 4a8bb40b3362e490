import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  // In pixels, because a drawing does not grow with the text.
  width: '136px',
  height: 'auto',
  fill: 'none',
  stroke: vars.color.muted,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const paper = style({ fill: vars.color.page, stroke: 'none' });

/** Round dots in the colour of the card, along the edge. */
export const perforation = style({
  stroke: vars.color.card,
  strokeWidth: 5,
  strokeDasharray: '0 7.2',
});

export const frame = style({ stroke: vars.color.accent });

export const city = style({
  fill: vars.color.muted,
  stroke: 'none',
  fontFamily: vars.font.display,
  fontSize: '9px',
  letterSpacing: '0.08em',
});

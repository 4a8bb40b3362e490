import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const street = style({
  borderBottom: `1.5px solid ${vars.color.muted}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const root = style({
  // In pixels, because a drawing does not grow with the text.
  width: 'clamp(544px, 45vw, 736px)',
  // Paper shows the drawing as a whole.
  '@media': { [media.print]: { maxWidth: '100%', overflow: 'hidden' } },
  color: vars.color.muted,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Filled, so that a house covers the one behind it. */
export const house = style({ fill: vars.color.page });

export const glow = style({ fill: vars.color.glow, fillOpacity: 0.6 });

export const accent = style({ fill: vars.color.accent, stroke: 'none', fillOpacity: 0.9 });

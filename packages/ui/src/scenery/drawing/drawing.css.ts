import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** The lines of a drawing. The classes of its shapes are part of the content's format. */
export const root = style({
  fill: 'none',
  stroke: vars.color.muted,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

// Filled, so that a shape covers the one behind it.
globalStyle(`${root} .ground`, { fill: vars.color.page });
globalStyle(`${root} .accent`, { fill: vars.color.accent, stroke: 'none', fillOpacity: 0.9 });
for (const name of ['far', 'wall', 'shade', 'leaf'] as const) {
  globalStyle(`${root} .${name}`, { fill: vars.street[name] });
}
// Rows of windows: dashed lines.
globalStyle(`${root} :is(.pane, .lamp)`, {
  stroke: vars.color.page,
  strokeWidth: 24,
  strokeLinecap: 'butt',
  strokeDasharray: '16 14',
});
globalStyle(`${root} .lamp`, { stroke: vars.color.glow, strokeOpacity: vars.light.fill });
// The light in this window goes on when the guest has replied.
globalStyle(`${root} .guest`, {
  fill: vars.color.page,
  stroke: 'none',
  transition: 'fill 600ms 600ms',
});
globalStyle(`:root[data-replied] ${root} .guest`, { fill: vars.color.glow });
// By night, a wide translucent stroke around each light.
globalStyle(`${root} .light`, {
  fill: vars.color.glow,
  fillOpacity: vars.light.fill,
  stroke: vars.color.glow,
  strokeOpacity: vars.light.halo,
  strokeWidth: 5,
});

import { vars } from '@invitation/ui/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const BORDER_WIDTH = '8px';

/** Styled like the gate: the front of an airmail envelope. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  overflow: 'hidden',
  height: '100%',
  padding: `0 ${vars.space.m} 0.75rem`,
  background: vars.color.card,
  color: vars.color.ink,
  border: `${BORDER_WIDTH} solid transparent`,
  borderImage: `repeating-linear-gradient(-45deg, ${vars.color.accent} 0 10px, ${vars.color.card} 10px 20px, ${vars.color.muted} 20px 30px, ${vars.color.card} 30px 40px) 8`,
  printColorAdjust: 'exact',
});

/** The string of lights reaches the border. */
export const lights = style({ marginInline: `calc(-1 * ${vars.space.m})` });

export const header = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space.s,
  alignItems: 'start',
});

export const stamp = style({ width: '4.75rem' });

export const label = style({ color: vars.color.muted, fontSize: '0.75rem' });

const nameBase = style({
  fontFamily: vars.font.display,
  color: vars.color.accent,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

export const name = styleVariants({
  short: [nameBase, { fontSize: '1.5rem' }],
  medium: [nameBase, { fontSize: '1.125rem' }],
  long: [nameBase, { fontSize: '0.75rem' }],
});

export const title = styleVariants({
  short: { fontSize: '1.3rem' },
  medium: { fontSize: '1.125rem' },
  long: { fontSize: '1rem' },
});

const placeBase = style({ color: vars.color.muted, lineHeight: 1.35 });

export const place = styleVariants({
  short: [placeBase, { fontSize: vars.text.small }],
  medium: [placeBase, { fontSize: '0.75rem' }],
  long: [placeBase, { fontSize: '0.625rem' }],
});

export const days = style({
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.display,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'oldstyle-nums',
  lineHeight: 1.4,
});

export const ornament = style({ width: '75%', marginInline: 'auto' });

/** The drawing has a minimum width, which is too tall for a card. The roofs may be cut, but not the texts. */
export const skyline = style({
  zoom: 0.55,
  display: 'grid',
  alignContent: 'end',
  minHeight: 0,
  overflow: 'hidden',
  marginTop: 'auto',
  marginInline: `calc(-1 * ${vars.space.l})`,
});

/** At the foot of the card, whatever the length of the texts above. */
export const reply = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0.75rem',
  alignItems: 'center',
  flexShrink: 0,
  marginTop: 'auto',
});

/** Black on white in both themes, because some readers cannot read a light code on a dark ground. */
export const code = style({
  width: '31mm',
  height: '31mm',
  background: '#fff',
  fill: '#000',
  shapeRendering: 'crispEdges',
});

export const invite = style({ fontFamily: vars.font.display, fontSize: '1.125rem' });

export const term = style({ color: vars.color.muted, fontSize: '0.6875rem', lineHeight: 1.3 });

export const detail = style({
  marginBottom: vars.space.xs,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

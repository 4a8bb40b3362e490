import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

// All sizes are in pixels: a card has the size of the paper, also where the browser's text is large.

const PADDING = '16px';

/** Styled like the gate: the front of an airmail envelope. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  overflow: 'hidden',
  height: '100%',
  padding: `0 ${PADDING} 12px`,
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: '16px',
  border: '8px solid transparent',
  borderImage: `repeating-linear-gradient(-45deg, ${vars.color.accent} 0 10px, ${vars.color.card} 10px 20px, ${vars.color.muted} 20px 30px, ${vars.color.card} 30px 40px) 8`,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
});

/** The string of lights reaches the border. On a page it is as wide as the whole card. */
export const lights = style({ zoom: 0.5, marginInline: `calc(-2 * ${PADDING})` });

export const header = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px',
  alignItems: 'start',
});

export const stamp = style({ width: '76px' });

export const label = style({ color: vars.color.muted, fontSize: '12px' });

const nameBase = style({
  fontFamily: vars.font.display,
  color: vars.color.accent,
  lineHeight: 1.15,
});

export const name = styleVariants({
  short: [nameBase, { fontSize: '24px' }],
  medium: [nameBase, { fontSize: '18px' }],
  long: [nameBase, { fontSize: '11px' }],
});

/** As many lines as the longest name has. */
export const people = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  fontSize: '11px',
  lineHeight: 1.3,
});

export const title = styleVariants({
  short: { fontSize: '21px' },
  medium: { fontSize: '18px' },
  long: { fontSize: '16px' },
});

const placeBase = style({ color: vars.color.muted, lineHeight: 1.35 });

export const place = styleVariants({
  short: [placeBase, { fontSize: '14px' }],
  medium: [placeBase, { fontSize: '12px' }],
  long: [placeBase, { fontSize: '10px' }],
});

export const days = style({
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.display,
  fontSize: '13px',
  fontVariantNumeric: 'oldstyle-nums',
  lineHeight: 1.4,
});

export const ornament = style({ width: '75%', marginInline: 'auto' });

/** The drawing takes the height that the texts leave, up to that at which a wide drawing reaches from edge to edge. */
export const skyline = style({
  flex: '0 1 84px',
  minHeight: 0,
  marginTop: 'auto',
  marginInline: `calc(-1 * ${PADDING})`,
});

// Pages hide the drawing on paper, but cards print it.
globalStyle(`${skyline} > div`, { height: '100%', '@media': { print: { display: 'block' } } });
globalStyle(`${skyline} > div > div`, { height: '100%', gridTemplateRows: 'minmax(0, 1fr)' });
globalStyle(`${skyline} svg`, { width: 'auto', height: '100%', maxHeight: 'none' });

// The drawings repeat far beyond a card, which would make hundreds of cards slow to print.
globalStyle(`${root} use:not(:nth-of-type(n + 3):nth-of-type(-n + 6))`, { display: 'none' });

/** At the foot of the card, whatever the length of the texts above. */
export const reply = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '12px',
  alignItems: 'center',
  flexShrink: 0,
  marginTop: 'auto',
});

export const code = style({ width: '31mm', height: '31mm' });

export const invite = style({ fontFamily: vars.font.display, fontSize: '18px' });

export const term = style({ color: vars.color.muted, fontSize: '11px', lineHeight: 1.3 });

export const detail = style({
  marginBottom: '4px',
  fontSize: '13px',
  lineHeight: 1.3,
});

import { TAP_ZONE_SHARE } from '@invitation/domain/story/story';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { oneColumn } from '../../theme/one-column';
import { ARROW_BOTTOM, BUTTON_SIZE, PHONE, SHADE, WIDE } from './story-picture.css';

const WHITE = '#ffffff';
const DARK = '#0b0a0d';
/** The least width of a toolbar of one line. */
const MIN_TOOLBAR_WIDTH = '18rem';

export const root = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  background: DARK,
  color: WHITE,
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  overscrollBehavior: 'contain',
});

// Safari on iOS 26 shows the page's own background in a strip below what is fixed.
globalStyle(`html:has(${root})`, { background: DARK });

export const stage = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  // The width of the picture, or what the buttons need.
  maxWidth: 'max(100dvh * 9 / 16, 16rem)',
  '@media': { [PHONE]: { maxWidth: 'none' } },
});

export const story = style({ position: 'absolute', inset: 0, zIndex: 0 });

const tapZone = style({
  position: 'absolute',
  insetBlock: 0,
  // Over the picture, which reaches into the zones, and under the controls.
  zIndex: 1,
  width: `${TAP_ZONE_SHARE * 100}%`,
});

export const tapZones = styleVariants({
  previous: [tapZone, { insetInlineStart: 0 }],
  next: [tapZone, { insetInlineEnd: 0 }],
});

export const header = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 0,
  ...oneColumn(vars.space.s),
  paddingTop: `calc(env(safe-area-inset-top) + ${vars.space.s})`,
  paddingInline: vars.space.s,
  pointerEvents: 'none',
  // The browser removes the shade behind the header.
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
});

export const progress = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

const row = style({ display: 'flex', flex: 1, minWidth: 0 });

export const bars = styleVariants({ short: '2px', long: '0' }, (gap) => [row, { gap }]);

const oneBar = style({
  flex: 1,
  minWidth: 0,
  height: '3px',
  overflow: 'hidden',
  background: 'rgb(255 255 255 / 0.4)',
  // Forced colours would remove the background, and the bar has nothing else.
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});

export const bar = styleVariants({ short: '2px', long: '0' }, (borderRadius) => [
  oneBar,
  { borderRadius },
]);

export const count = style({
  fontSize: 'min(0.75rem, 5vw)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const barFill = style({
  height: '100%',
  background: WHITE,
  transformOrigin: 'left',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});

export const toolbar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});

/** The profile picture and the names: between the buttons, or below them where these leave too little room. */
export const profile = style({
  flex: `1 1 calc((${MIN_TOOLBAR_WIDTH} - 100%) * 999)`,
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'center',
  minWidth: 0,
  marginInlineEnd: `clamp(0px, (100% - ${MIN_TOOLBAR_WIDTH}) * 999, ${BUTTON_SIZE})`,
});

export const profilePicture = style({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  objectFit: 'cover',
});

export const profileDrawing = style([profilePicture, { background: vars.color.page }]);

export const hosts = style({
  // At most two lines.
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: BUTTON_SIZE,
  height: BUTTON_SIZE,
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: '50%',
  color: WHITE,
  cursor: 'pointer',
  pointerEvents: 'auto',
  touchAction: 'manipulation',
  ':focus-visible': { outline: `3px solid ${WHITE}`, outlineOffset: '-3px' },
  '@media': { [media.forcedColors]: { background: 'ButtonFace', border: '1px solid' } },
});

/** In the corner, because the names may wrap to a second line. */
export const close = style([button, { position: 'absolute', insetInlineEnd: 0, top: 0 }]);

const arrow = style([
  button,
  {
    position: 'absolute',
    zIndex: 2,
    // Close to the thumbs and below the middle of the tap zones.
    bottom: ARROW_BOTTOM,
    background: SHADE,
    // Vertically centred, but below the toolbar on short screens.
    '@media': { [WIDE]: { bottom: 'min(50% - 1.375rem, 100% - 7rem)' } },
  },
]);

/** Beside the picture, but on the screen. */
const WIDE_SIDE = `max(-4rem, (100% - 100vw) / 2 + ${vars.space.s})`;

export const arrows = styleVariants(
  { previous: 'insetInlineStart', next: 'insetInlineEnd' },
  (side) => [arrow, { [side]: vars.space.m, '@media': { [WIDE]: { [side]: WIDE_SIDE } } }],
);

export const likes = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  bottom: ARROW_BOTTOM,
  pointerEvents: 'none',
});

import { TAP_ZONE_SHARE } from '@invitation/domain/story/story';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const WHITE = '#ffffff';
const DARK = '#0b0a0d';
/** A phone in portrait orientation. The picture fills it. */
const PHONE = '(max-width: 600px) and (max-aspect-ratio: 1/1)';
const BUTTON_SIZE = '2.75rem';
/** The least width of a toolbar of one line. */
const MIN_TOOLBAR_WIDTH = '18rem';
/** A screen with room for the arrows beside the picture. */
const WIDE = '(min-aspect-ratio: 1/1)';

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

/** A picture fades out over the next one. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  transition: `opacity ${vars.motion.calm}, display ${vars.motion.calm} allow-discrete`,
  selectors: { '&[hidden]': { display: 'none', zIndex: 1, opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.motion.quick}`,
  willChange: 'transform',
});

export const picture = styleVariants({ loading: 0, loaded: 1 }, (opacity) => [image, { opacity }]);

/** The alternative text in place of a failed picture. */
export const fallback = style({
  display: 'grid',
  placeContent: 'center',
  gap: vars.space.m,
  height: '100%',
  paddingInline: vars.space.inset,
  fontFamily: vars.font.display,
  fontSize: 'min(1.625rem, 7vw)',
  textAlign: 'center',
});

export const notLoaded = style({ fontFamily: vars.font.body, fontSize: vars.text.small });

/** A blurred copy of the picture beside it. On a phone, the picture fills the screen. */
export const sides = style({
  position: 'fixed',
  zIndex: -1,
  // The blur is transparent towards its edges.
  inset: '-4rem',
  width: 'calc(100% + 8rem)',
  height: 'calc(100% + 8rem)',
  filter: 'blur(2rem) brightness(0.55)',
  '@media': { [PHONE]: { display: 'none' } },
});

/** The least shade that makes white text readable on a white picture, with a contrast of 4.5 to 1. */
const SHADE = 'rgb(0 0 0 / 0.55)';

/** Darkens the picture below the toolbar. */
export const scrim = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 'calc(env(safe-area-inset-top) + 9rem)',
  // The names are below the buttons.
  '@media': { '(max-width: 19rem), (max-height: 32rem)': { height: '11.5rem' } },
  background: `linear-gradient(${SHADE} calc(100% - 5rem), rgb(0 0 0 / 0.25) calc(100% - 2.5rem), transparent)`,
  pointerEvents: 'none',
});

const ARROW_BOTTOM = `calc(env(safe-area-inset-bottom) + ${vars.space.l})`;

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  paddingTop: '5rem',
  paddingInline: '6%',
  // Above the arrows.
  paddingBottom: `calc(${ARROW_BOTTOM} + ${BUTTON_SIZE} + ${vars.space.m})`,
  background: `linear-gradient(transparent, rgb(0 0 0 / 0.25) 2.5rem, ${SHADE} 5rem)`,
  fontFamily: vars.font.display,
  // On a small screen, 60 characters have two lines. Text that the guest enlarges may have more.
  fontSize: 'min(1.375rem, 9vw, 5vh, 5.6vw + 1rem - 16px, max(3.6vh, 0.875rem))',
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  pointerEvents: 'none',
  '@media': { [WIDE]: { paddingBottom: ARROW_BOTTOM } },
});

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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingTop: `calc(env(safe-area-inset-top) + ${vars.space.s})`,
  paddingInline: vars.space.s,
  pointerEvents: 'none',
  // The browser removes the shade behind it.
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

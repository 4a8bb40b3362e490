import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const WHITE = '#ffffff';
/** Where there is room for the arrows beside the picture. */
const WIDE = '(min-aspect-ratio: 1/1)';

export const root = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  background: '#0b0a0d',
  color: WHITE,
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  overscrollBehavior: 'contain',
});

/** Read, not seen. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const stage = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  maxWidth: 'calc(100dvh * 9 / 16)',
  '@media': {
    // A phone held upright is filled to its edges.
    '(max-width: 600px)': { maxWidth: 'none' },
  },
});

export const story = style({ position: 'absolute', inset: 0 });

export const frame = style({
  height: '100%',
  selectors: { '&[hidden]': { display: 'none' } },
});

const fill = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.motion.quick}`,
});

export const picture = styleVariants({
  loading: [fill, { opacity: 0 }],
  shown: [fill, { opacity: 1 }],
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: vars.space.xl,
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  textAlign: 'center',
});

/** A shade over the picture's top and bottom edges so that white reads on anything. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(rgb(0 0 0 / 0.7), rgb(0 0 0 / 0.62) 5.5rem, rgb(0 0 0 / 0.3) 8rem, rgb(0 0 0 / 0.08) 11rem, transparent 13rem, transparent calc(100% - 8rem), rgb(0 0 0 / 0.45))',
  pointerEvents: 'none',
});

const zone = style({ position: 'absolute', insetBlock: 0, width: '25%' });

export const zones = styleVariants({
  previous: [zone, { insetInlineStart: 0 }],
  next: [zone, { insetInlineEnd: 0 }],
});

export const top = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  gap: vars.space.s,
  paddingTop: `calc(env(safe-area-inset-top) + ${vars.space.s})`,
  paddingInline: vars.space.s,
  pointerEvents: 'none',
});

export const bars = style({ display: 'flex', gap: '2px' });

export const bar = style({
  flex: 1,
  height: '3px',
  overflow: 'hidden',
  background: 'rgb(255 255 255 / 0.4)',
  // Backgrounds are all there is to a bar; forced colours would take them away.
  forcedColorAdjust: 'none',
  borderRadius: '2px',
});

export const fillBar = style({
  height: '100%',
  background: WHITE,
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});

export const chrome = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const profile = style({
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  objectFit: 'cover',
});

export const hosts = style({
  flex: 1,
  minWidth: 0,
  paddingInlineStart: vars.space.xs,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: '50%',
  color: WHITE,
  cursor: 'pointer',
  pointerEvents: 'auto',
  touchAction: 'manipulation',
  ':focus-visible': { outline: `3px solid ${WHITE}`, outlineOffset: '-3px' },
});

const arrow = style([
  button,
  {
    position: 'absolute',
    // Low, where thumbs are, and clear of the middle of the tap zones.
    bottom: `calc(env(safe-area-inset-bottom) + ${vars.space.l})`,
    background: 'rgb(0 0 0 / 0.55)',
  },
]);

export const arrows = styleVariants({
  previous: [
    arrow,
    {
      insetInlineStart: vars.space.m,
      '@media': { [WIDE]: { insetInlineStart: '-4rem', bottom: 'calc(50% - 1.375rem)' } },
    },
  ],
  next: [
    arrow,
    {
      insetInlineEnd: vars.space.m,
      '@media': { [WIDE]: { insetInlineEnd: '-4rem', bottom: 'calc(50% - 1.375rem)' } },
    },
  ],
});

export const likes = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  bottom: `calc(env(safe-area-inset-bottom) + ${vars.space.l})`,
  pointerEvents: 'none',
});

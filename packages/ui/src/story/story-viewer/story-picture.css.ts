import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

/** A phone in portrait orientation. The picture fills it. */
export const PHONE = '(max-width: 600px) and (max-aspect-ratio: 1/1)';
export const BUTTON_SIZE = '2.75rem';
/** A screen with room for the arrows beside the picture. */
export const WIDE = '(min-aspect-ratio: 1/1)';

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
export const SHADE = 'rgb(0 0 0 / 0.55)';

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

export const ARROW_BOTTOM = `calc(env(safe-area-inset-bottom) + ${vars.space.l})`;

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

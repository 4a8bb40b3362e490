import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { OPENING_MS } from './opening';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100svh',
  overflow: 'hidden',
  // Between the hues of a night and of its lights, sRGB has only greys.
  background: `radial-gradient(90% 22rem at 50% 100%, color-mix(in oklch, ${vars.color.glow} 26%, ${vars.color.page}), transparent), ${vars.color.page}`,
});

// The flap lifts behind the envelope, the card slides out of it, and the envelope falls away from the page below.
const fade = keyframes({ '0%, 60%': { opacity: 1 }, '100%': { opacity: 0 } });
const gone = { transform: 'translateY(100vh)' };
const fall = keyframes({ '0%, 40%': { transform: 'none' }, '85%, 100%': gone });
const lift = keyframes({
  '0%': { transform: 'scaleY(0)' },
  '30%, 40%': { transform: 'none' },
  '85%, 100%': gone,
});
const slide = keyframes({
  '0%, 20%': { transform: 'none' },
  '60%': { transform: 'translateY(-7rem)' },
  '100%': { transform: 'translateY(3rem) scale(1.07)' },
});

const opens = (name: string, easing: string) => `${name} ${OPENING_MS}ms ${easing} both`;

/** Over the page. It takes no input. */
export const opening = style([
  root,
  {
    position: 'fixed',
    zIndex: 1,
    inset: 0,
    pointerEvents: 'none',
    animation: opens(fade, 'linear'),
    '@media': { [media.reducedMotion]: { display: 'none' } },
  },
]);

const behind = { content: "''", position: 'absolute', zIndex: -1 } as const;

export const envelope = style({
  position: 'relative',
  zIndex: 0,
  // From the top, so that a message below it does not move it.
  alignSelf: 'start',
  justifySelf: 'center',
  width: `calc(100% - 2 * ${vars.space.gutter})`,
  maxWidth: '28rem',
  marginTop: `max(${vars.space.m}, (100svh - 26rem) / 2 - 7rem)`,
  marginBottom: vars.space.m,
  selectors: {
    [`${opening} > &::before`]: {
      ...behind,
      inset: 'auto 0 100%',
      height: '9rem',
      // A triangle: the card's colour at its edges, the lining within.
      background: ['right', 'left']
        .map(
          (side, index) =>
            `linear-gradient(to bottom ${side}, transparent 50%, ${vars.color.card} 50.5% 55%, ${vars.color.accent} 55.5%) ${index * 100}% 0 / 50.1% 100% no-repeat`,
        )
        .join(', '),
      transformOrigin: 'bottom',
      animation: opens(lift, 'ease-in'),
    },
    [`${opening} > &::after`]: {
      ...behind,
      inset: '10px 10px 30%',
      background: vars.color.card,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.card,
      animation: opens(slide, 'ease-in-out'),
    },
  },
});

globalStyle(`${opening} > ${envelope} > *`, { animation: opens(fall, 'ease-in') });

export const header = style({ display: 'grid', gap: vars.space.s });

export const title = style({ fontSize: vars.text.display });

/** With large text, a day and its month still have room in one line. */
export const subtitle = style({
  color: vars.color.muted,
  fontSize: `min(${vars.text.large}, 8vw)`,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const toggle = style({
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  // The placeholder needs the width of the smallest phone.
  paddingInline: `min(${vars.space.s}, 5vw - 10px)`,
  color: vars.color.accent,
  background: 'none',
  border: 0,
  fontSize: vars.text.small,
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** A note on the envelope's lower edge. It comes below everything, so a message moves neither the field nor the button. */
export const slip = style({
  position: 'relative',
  marginTop: '-10px',
  marginInline: vars.space.gutter,
  background: vars.color.card,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.card,
});

const line = style({ padding: '0.75rem', color: vars.color.muted, fontSize: vars.text.small });

/** Rendered even if empty, then without room: screen readers announce only changes in an existing element. */
export const help = style([line, { ':empty': { position: 'absolute', padding: 0 } }]);

export const countdown = style([
  line,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingTop: 0,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const countdownBar = style({
  flex: 1,
  height: '4px',
  background: vars.color.line,
  forcedColorAdjust: 'none',
  borderRadius: '2px',
});

export const countdownFill = style({
  height: '100%',
  background: vars.color.danger,
  borderRadius: '2px',
  transformOrigin: 'left',
  transition: 'transform 1s linear',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});

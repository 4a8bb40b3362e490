import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { street } from '../../scenery/skyline/skyline.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { oneColumn } from '../../theme/one-column';
import { LIFTING_MS, OPENING_MS } from './opening';

const behind = { content: "''", position: 'absolute', zIndex: -1 } as const;

/** Measured from the top, so that a message below the envelope does not move it. */
const envelopeTop = createVar();
const topWith = (above: string) => `max(${vars.space.m}, (100svh - 26rem) / 2 - ${above})`;

const base = style({
  vars: { [envelopeTop]: topWith('7rem') },
  // On a wide screen, the envelope is higher, and so is the drawing below it.
  '@media': { [media.desk]: { vars: { [envelopeTop]: topWith('11rem') } } },
  display: 'grid',
  position: 'relative',
  isolation: 'isolate',
  // On a low screen, `auto` would give no room to the lights while the envelope opens.
  gridTemplateRows: 'max-content 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100svh',
  // With `hidden`, browsers would still scroll to the caret.
  overflow: 'clip',
  background: vars.color.page,
  // The glow of the street.
  '::before': {
    ...behind,
    zIndex: -2,
    inset: 0,
    // In sRGB, the mix of the hues of a night and of its lights would be grey.
    background: `radial-gradient(90% 22rem at 50% 100%, color-mix(in oklch, ${vars.color.glow} 26%, ${vars.color.page}), transparent)`,
  },
});

// The envelope is in front of the street, and so is its flap, which is behind the envelope.
globalStyle(`${base} > ${street}`, { position: 'absolute', zIndex: -2, inset: 'auto 0 0' });

export const closed = style([base]);

/** Lies over the page and takes no input. Without a lower edge, its height does not change on a low screen. */
const open = style([
  base,
  { position: 'fixed', zIndex: 1, inset: '0 0 auto', pointerEvents: 'none' },
]);

// At the end, only what the page also has is left: the lights, the card and its heading. The blank paper over the form fades
// out.
const fade = keyframes({ '0%, 75%': { opacity: 1 }, '100%': { opacity: 0 } });

// Starts at the position to which a low screen was scrolled.
const settle = keyframes({ '75%, 100%': { transform: 'none' } });

export const lifted = style([open]);

export const opening = style([
  open,
  {
    animation: `${fade} ${OPENING_MS}ms linear both, ${settle} ${OPENING_MS}ms ease-in-out both`,
    '@media': { [media.reducedMotion]: { display: 'none' } },
  },
]);

// The flap lifts behind the envelope, and the card peeks out. Then the card slides out, and the envelope falls away.
const lift = keyframes({ '0%': { transform: 'scaleY(0)' } });
const fall = keyframes({
  '0%, 10%': { transform: 'none' },
  '75%, 100%': { transform: 'translateY(100vh)' },
});
const dim = keyframes({ '75%, 100%': { opacity: 0 } });
const inEnvelope = (distance: string) =>
  `translateY(calc(${envelopeTop} - ${vars.space.xl} - ${distance}))`;
const peek = inEnvelope('4.5rem');
const rise = keyframes({ '0%': { transform: inEnvelope('-1rem') }, '100%': { transform: peek } });
const slide = keyframes({
  '0%': { transform: peek },
  '40%': { transform: inEnvelope('8rem') },
  '75%, 100%': { transform: 'none' },
});
const HEADER_SCALE = 'scale(0.92)';
/** Small enough to be hidden behind the envelope in any window. */
const PAPER_SCALE = 'scale(0.92, 0.2)';
const growth = (from: string) =>
  keyframes({ '0%, 30%': { transform: from }, '75%, 100%': { transform: 'none' } });
const growHeader = growth(HEADER_SCALE);
const growPaper = growth(PAPER_SCALE);

const lifts = (name: string) => `${name} ${LIFTING_MS}ms ease-out both`;
const opens = (name: string, easing: string) => `${name} ${OPENING_MS}ms ${easing} both`;

export const envelope = style({
  position: 'relative',
  alignSelf: 'start',
  justifySelf: 'center',
  width: `calc(100% - 2 * ${vars.space.gutter})`,
  maxWidth: '28rem',
  marginTop: envelopeTop,
  // Lets a guest scroll to the street on a low screen, and scroll a message above an iPhone's keyboard.
  marginBottom: '9rem',
  selectors: {
    [`${open} > &::before`]: {
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
    },
    [`${lifted} > &::before`]: { animation: lifts(lift) },
    [`${opening} > &::before`]: { animation: opens(fall, 'ease-in') },
  },
});

globalStyle(`${open} > ${envelope} > *`, { position: 'relative', zIndex: 1 });
globalStyle(`${opening} > ${envelope} > *`, { animation: opens(fall, 'ease-in') });
globalStyle(`${opening} > ${envelope} ~ *`, { animation: opens(fall, 'ease-in') });
globalStyle(`${opening}::before`, { animation: opens(dim, 'linear') });

/** The card in the envelope, with the place and the size of the page's card. */
export const letter = style({
  position: 'absolute',
  inset: 0,
  // Below the lights, as on the page.
  gridRow: 2,
  selectors: {
    [`${lifted} > &`]: { animation: lifts(rise) },
    [`${opening} > &`]: { animation: opens(slide, 'ease-in-out') },
  },
});

// The paper grows, and the heading on it does not.
globalStyle(`${letter} > div`, {
  position: 'relative',
  flex: 1,
  alignContent: 'start',
  background: 'none',
  boxShadow: 'none',
});
globalStyle(`${letter} > div::before`, {
  content: "''",
  position: 'absolute',
  inset: '0 0 -50vh',
  minHeight: '64rem',
  zIndex: -1,
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  transform: PAPER_SCALE,
  transformOrigin: 'top',
});
globalStyle(`${letter} header`, {
  transform: HEADER_SCALE,
  // The middle of the card's upper edge.
  transformOrigin: `50% calc(-1 * ${vars.space.xl})`,
});
globalStyle(`${opening} > ${letter} > div::before`, { animation: opens(growPaper, 'ease-in-out') });
globalStyle(`${opening} > ${letter} header`, { animation: opens(growHeader, 'ease-in-out') });

export const header = style({ display: 'grid', gap: vars.space.s });

export const title = style({ fontSize: vars.text.display });

/** With large text, a day and its month still have room in one line. */
export const subtitle = style({
  color: vars.color.muted,
  fontSize: `min(${vars.text.large}, 8vw)`,
});

const column = style(oneColumn(vars.space.m));

const SEALED = '[data-gate="sealed"]';

/** The password and its button. */
export const lock = style([column, { selectors: { [`${SEALED} &`]: { display: 'none' } } }]);

/** The name on the envelope of a personal link, and its button, whose target is the whole envelope. */
export const seal = style([
  column,
  { selectors: { [`:root:not(${SEALED}) &`]: { display: 'none' } } },
]);
globalStyle(`${seal} button::after`, { content: "''", position: 'absolute', inset: 0 });

/** Reserves two lines for the name. Only lines with text are ruled. */
export const addressee = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '5rem',
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  lineHeight: '2.5rem',
  textAlign: 'center',
});

globalStyle(`${addressee} > bdi`, {
  background: `repeating-linear-gradient(transparent 0 calc(2.5rem - 1px), ${vars.color.border} 0 2.5rem)`,
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

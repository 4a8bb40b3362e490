import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css';
import { focusRing } from '../focus-ring';
import { media } from '../media';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  background: vars.color.page,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: '100%',
  // By default, some figures of the display font hang below the line.
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});
globalStyle('body', {
  minHeight: '100svh',
  // `anywhere` lets a grid or a button be narrower than its longest word.
  overflowWrap: 'anywhere',
  // Avoids a single short word in the last line.
  textWrap: 'pretty',
  // With large text on a phone, a long word breaks between syllables.
  '@media': { '(max-width: 17rem)': { hyphens: 'auto', WebkitHyphens: 'auto' } },
});
globalStyle('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: 400,
  lineHeight: 1.15,
  textWrap: 'balance',
  '@supports': {
    // Only a long word, such as a German one on a small phone, breaks between syllables.
    '(hyphenate-limit-chars: 12)': { hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
  },
});
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
// The browser replaces the colours of texts and boxes, but not of drawings.
globalStyle('svg', {
  '@media': {
    [media.forcedColors]: {
      vars: {
        [vars.color.page]: 'Canvas',
        [vars.color.card]: 'Canvas',
        [vars.color.muted]: 'CanvasText',
        [vars.color.accent]: 'LinkText',
        [vars.color.glow]: 'LinkText',
      },
    },
  },
});
// Only the image is laid out. A displayed `source` would add a gap.
globalStyle('picture', { display: 'contents' });
globalStyle('source', { display: 'none' });
globalStyle('input, button, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: vars.color.accent, textUnderlineOffset: '0.2em' });
globalStyle(':focus-visible', focusRing);
// Headings get the focus after a navigation for screen readers. They are not controls, so they need no outline.
globalStyle(':is(h1, h2)[tabindex="-1"]:focus', { outline: 'none' });
// Taps work during the transition between two pages.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: vars.motion.calm,
});
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  background: vars.color.page,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});
globalStyle('body', { minHeight: '100svh', overflowWrap: 'break-word' });
globalStyle('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: 400,
  lineHeight: 1.15,
  textWrap: 'balance',
});
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('input, button, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: vars.color.accent, textUnderlineOffset: '0.2em' });
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: '2px',
});
// Headings take the focus after a navigation for screen readers; nobody can type into them.
globalStyle(':is(h1, h2)[tabindex="-1"]:focus', { outline: 'none' });
// One page gives way to the next, and the envelope to what is in it. Nobody has to wait for that with a tap.
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

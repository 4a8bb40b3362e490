import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../controls/layout.css';
import { media } from '../controls/media';

export const root = stack;

/** The bar above a phone's navigation. On a wide screen, each form's own button is in sight. */
export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      zIndex: 1,
      bottom: 'calc(4rem + env(safe-area-inset-bottom))',
      display: 'grid',
      gap: vars.space.s,
      padding: vars.space.s,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.card,
    },
  },
});

// Keeps a focused field from being under the bar.
globalStyle(`html:has(${bar})`, {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: '9rem' } },
});
globalStyle(`html:has(${bar} > [role="alert"])`, {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: '15rem' } },
});

/** A form's own message and button. They are hidden where the bar replaces them. */
export const own = style({});
globalStyle(`${root}:has(> ${bar}) ${own}`, { '@media': { [media.phone]: { display: 'none' } } });

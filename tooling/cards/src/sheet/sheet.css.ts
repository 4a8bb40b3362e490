import { globalStyle, style } from '@vanilla-extract/css';
import type { Paper } from '../card';

/** ISO 216, and ANSI A. */
const SIZES: Readonly<Record<Paper, { width: string; height: string }>> = {
  A4: { width: '210mm', height: '297mm' },
  letter: { width: '8.5in', height: '11in' },
};

// Half of it lies on each side of a cut. Most printers leave a border of 4 to 6 mm empty.
const CARD_MARGIN = '7mm';
const CUT_LINE = '0.2mm dashed #999';

/** Shown on the screen only. */
export const note = style({
  padding: '1rem',
  font: '1rem/1.5 system-ui, sans-serif',
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});

const page = style({
  display: 'grid',
  gridTemplate: 'repeat(2, 50%) / repeat(2, 50%)',
  overflow: 'hidden',
  breakInside: 'avoid',
  '@media': { screen: { margin: '0 auto 1rem', background: '#fff' } },
  selectors: { '&:not(:last-child)': { breakAfter: 'page' } },
});

export const pages: Readonly<Record<Paper, string>> = {
  A4: style([page, SIZES.A4]),
  letter: style([page, SIZES.letter]),
};

/** A quarter of the page, with the lines to cut along. */
export const quarter = style({
  minWidth: 0,
  minHeight: 0,
  padding: CARD_MARGIN,
  selectors: {
    '&:nth-child(odd)': { borderInlineEnd: CUT_LINE },
    '&:nth-child(-n + 2)': { borderBlockEnd: CUT_LINE },
  },
});

globalStyle('body', {
  '@media': { screen: { background: '#ddd' } },
});

import { vars } from '@invitation/ui/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import type { Paper } from './paper';

export { screenOnly } from '../../controls/layout.css';

/** ISO 216, and ANSI A, in millimetres. */
const SIZES: Readonly<Record<Paper, { width: number; height: number }>> = {
  A4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

// The margin of a card on each side, in millimetres. Most printers leave a border of 4 to 6 mm empty.
const MARGIN = 7;
const CUT_LINE = '0.2mm dashed #999';

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.m,
});

/** On the screen, the cards flow in rows. A card of the widest paper fits a phone. */
export const sheets = style({
  '@media': {
    screen: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.m,
      // A narrower phone scrolls sideways.
      overflowX: 'auto',
    },
  },
});

const sheet = style({
  '@media': {
    screen: { display: 'contents' },
    print: {
      display: 'grid',
      gridTemplate: 'repeat(2, 50%) / repeat(2, 50%)',
      overflow: 'hidden',
      breakInside: 'avoid',
      selectors: { '&:not(:last-child)': { breakAfter: 'page' } },
    },
  },
});

const millimetres = ({ width, height }: { width: number; height: number }) => ({
  width: `${width}mm`,
  height: `${height}mm`,
});

export const sheetOf = styleVariants(SIZES, (size) => [
  sheet,
  { '@media': { print: millimetres(size) } },
]);

/** A quarter of the page, with the lines to cut along. */
const quarter = style({
  minWidth: 0,
  minHeight: 0,
  '@media': {
    screen: {
      // Hundreds of cards are drawn only when they come into sight.
      contentVisibility: 'auto',
    },
    print: {
      padding: `${MARGIN}mm`,
      selectors: {
        '&:nth-child(odd)': { borderInlineEnd: CUT_LINE },
        '&:nth-child(-n + 2)': { borderBlockEnd: CUT_LINE },
      },
    },
  },
});

/** A card has the same size on the screen and on paper. */
export const quarterOf = styleVariants(SIZES, ({ width, height }) => [
  quarter,
  {
    '@media': {
      screen: millimetres({ width: width / 2 - 2 * MARGIN, height: height / 2 - 2 * MARGIN }),
    },
  },
]);

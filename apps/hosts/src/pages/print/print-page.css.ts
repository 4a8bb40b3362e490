import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { screenOnly } from '../../controls/layout.css';

export const options = style([screenOnly, { maxWidth: '20rem' }]);

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});

export const scroller = style({
  // Otherwise, the hidden texts in the cells would not scroll along, and would widen the page.
  position: 'relative',
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  '@media': {
    // On a phone, each column would be a few letters wide.
    screen: { minWidth: '40rem' },
    print: { fontSize: '9.5pt' },
  },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { overflowWrap: 'normal' });
globalStyle(`${table} tbody th`, { minWidth: '9em' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });

/** Wide enough for the words that guests use. Only longer ones may break. */
export const text = style({ minWidth: '7em' });
export const longText = style({
  minWidth: '12em',
  // In landscape, also for the longest words of allergies.
  '@media': { 'print and (min-width: 900px)': { minWidth: '14em' } },
});

export const number = style({});
globalStyle(`${table} ${number}`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const answer = style({ whiteSpace: 'nowrap' });

export const names = style({ fontWeight: 400, whiteSpace: 'normal' });

/** To tick with a pen. */
export const box = style({
  display: 'block',
  width: '1em',
  height: '1em',
  marginTop: '0.2em',
  border: `1.5px solid ${vars.color.ink}`,
});

/** The totals of a table, for those who serve it. */
export const total = style({ fontWeight: 600, background: vars.color.page });

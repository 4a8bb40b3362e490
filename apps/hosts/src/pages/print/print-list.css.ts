import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const scroller = style({
  // Or the hidden texts in the cells would not scroll with it, and widen the page.
  position: 'relative',
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  // On a phone, each column would be a few letters wide.
  '@media': { screen: { minWidth: '40rem' } },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { overflowWrap: 'normal' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
